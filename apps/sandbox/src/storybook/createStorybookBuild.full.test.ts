import { expect, test } from 'vitest';
import { createStorybookBuild } from './createStorybookBuild.ts';

const build = (code: string) =>
  createStorybookBuild({ folder: '/somewhere', command: [process.execPath, '-e', code], cwd: '/' });

test('it is built once, on the first request', async () => {
  const storybook = build('');
  expect(storybook.request()).toEqual({ is: 'building' });
  await expect.poll(() => storybook.request()).toEqual({ is: 'built' });
});

test('a failed build is reported once, and the next request retries', async () => {
  const storybook = build('console.error("no such story"); process.exit(1)');
  storybook.request();
  await expect.poll(() => storybook.request()).toEqual({ is: 'failed', output: 'no such story' });
  expect(storybook.request()).toEqual({ is: 'building' });
});

test('a missing program is reported too', async () => {
  const storybook = createStorybookBuild({ folder: '/somewhere', command: ['/no/such/program'], cwd: '/' });
  storybook.request();
  await expect.poll(() => storybook.request().is).toBe('failed');
});

test('a running build ends with the sandbox', async () => {
  const storybook = build('setInterval(() => undefined, 1000)');
  storybook.request();
  storybook.stop();
  await expect.poll(() => storybook.request().is).toBe('failed');
  storybook.stop();
});
