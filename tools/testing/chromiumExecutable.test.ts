import { expect, test } from 'vitest';
import { chromiumExecutable } from './chromiumExecutable.ts';

test('CHROMIUM_PATH is used unchanged', async () => {
  const { executablePath, env } = await chromiumExecutable({ CHROMIUM_PATH: process.execPath });
  expect(executablePath).toBe(process.execPath);
  expect(env).not.toHaveProperty('LD_LIBRARY_PATH');
});

test('a missing browser is reported in one line', async () => {
  await expect(chromiumExecutable({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'There is no browser at /nowhere/chromium. Correct CHROMIUM_PATH, or leave it out.',
  );
});

test('web security is not disabled', async () => {
  const { args } = await chromiumExecutable({ CHROMIUM_PATH: process.execPath });
  expect(args.join(' ')).not.toMatch(/disable-web-security|single-process|site-isolation/);
});
