import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxApp } from './createSandboxApp.ts';
import type { StorybookBuild, StorybookState } from './storybook/createStorybookBuild.ts';

const facts = {
  shop: 'http://localhost:4000',
  api: 'http://localhost:4002',
  dataDir: '/somewhere/.data',
  accounts: [
    { email: 'vlinder@demo.magazijn.test', companyName: 'De <Vlinder>', role: 'NL, orders on account' },
  ],
  password: 'Magazijn-2026!',
};

const buildIn = (state: StorybookState, folder = '/nowhere'): StorybookBuild => ({
  folder,
  request: () => state,
  stop: () => undefined,
});

test('the page links to the shop and the API description, and lists the accounts', async () => {
  const response = await createSandboxApp(facts, {
    storybook: buildIn({ is: 'building' }),
    mail: '/nowhere',
  }).request('/');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('href="http://localhost:4000/"');
  expect(page).toContain('href="http://localhost:4002/api/v1/openapi.json"');
  expect(page).toContain('href="/mail"');
  expect(page).toContain('vlinder@demo.magazijn.test');
  expect(page).toContain('De &lt;Vlinder&gt;');
});

test('Storybook is built when it is first opened; until then a waiting page shows', async () => {
  const app = createSandboxApp(facts, { storybook: buildIn({ is: 'building' }), mail: '/nowhere' });
  expect(await (await app.request('/')).text()).toContain('href="/storybook/"');
  const response = await app.request('/storybook/');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  expect(page).toContain('Storybook is being built');
  expect(page).toContain('http-equiv="refresh"');
});

test('a build error is shown as escaped text', async () => {
  const storybook = buildIn({ is: 'failed', output: 'no such <story>' });
  const response = await createSandboxApp(facts, { storybook, mail: '/nowhere' }).request('/storybook/');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('no such &lt;story&gt;');
});

test('a built Storybook is served under /storybook/, without files outside of its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<title>stories</title>');
  const app = createSandboxApp(facts, { storybook: buildIn({ is: 'built' }, folder), mail: '/nowhere' });
  expect(await (await app.request('/storybook/')).text()).toContain('stories');
  expect((await app.request('/storybook/..%2f..%2fetc/passwd')).status).toBe(404);
});
