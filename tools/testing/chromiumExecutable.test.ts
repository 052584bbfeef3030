import { expect, onTestFinished, test, vi } from 'vitest';
import { chromiumExecutable } from './chromiumExecutable.ts';

const executableAt = (path: string) => {
  vi.stubEnv('CHROMIUM_PATH', path);
  onTestFinished(() => void vi.unstubAllEnvs());
  return chromiumExecutable();
};

test('the browser at CHROMIUM_PATH is used, and its web security is not disabled', async () => {
  const { executablePath, args } = await executableAt(process.execPath);
  expect(executablePath).toBe(process.execPath);
  expect(args.join(' ')).not.toMatch(/disable-web-security|single-process|site-isolation/);
});

test('a missing browser is reported in one line', async () => {
  await expect(executableAt('/nowhere/chromium')).rejects.toThrow(
    /^There is no browser at \/nowhere\/chromium\. Correct CHROMIUM_PATH, or leave it out\.$/,
  );
});
