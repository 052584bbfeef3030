import { expect, test } from 'vitest';
import { takeAtLeast } from './takeAtLeast.ts';

const timed = async (job: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await takeAtLeast(100, job).catch(() => {});
  return performance.now() - started;
};

test('a result and an error take equally long', async () => {
  // A timer may fire a fraction of a millisecond early.
  expect(await timed(async () => 1)).toBeGreaterThanOrEqual(99);
  expect(await timed(() => Promise.reject(new Error('no')))).toBeGreaterThanOrEqual(99);
  await expect(takeAtLeast(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await takeAtLeast(1, async () => 'yes')).toBe('yes');
});
