import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumExecutable } from './chromiumExecutable.ts';
import { unpackChromium } from './unpackChromium.ts';

test('two that unpack at once get the same complete browser, and no draft stays behind', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'chromium-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const [first, second] = await Promise.all([unpackChromium(cache), unpackChromium(cache)]);
  expect(first).toBe(second);
  expect((await readdir(cache)).length).toBe(1);
  for (const part of ['chromium', 'al2023/lib/libnss3.so', 'fonts/fonts.conf']) {
    expect(existsSync(join(first, part)), part).toBe(true);
  }
});

test('a browser of one’s own is used as it is', async () => {
  const { executablePath, env } = await chromiumExecutable({ CHROMIUM_PATH: process.execPath });
  expect(executablePath).toBe(process.execPath);
  expect(env).not.toHaveProperty('LD_LIBRARY_PATH');
});

test('a browser that is not there is said in one line', async () => {
  await expect(chromiumExecutable({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'There is no browser at /nowhere/chromium. Correct CHROMIUM_PATH, or leave it out.',
  );
});

test('web security stays on', async () => {
  const { args } = await chromiumExecutable({ CHROMIUM_PATH: process.execPath });
  expect(args.join(' ')).not.toMatch(/disable-web-security|single-process|site-isolation/);
});
