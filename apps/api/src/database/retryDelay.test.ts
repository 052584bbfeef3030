import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxAttempts, retryDelay } from './retryDelay.ts';

describe('retryDelay', () => {
  test('each delay is three times the previous one, up to four hours, and the last attempt has none', () => {
    const delays = Array.from({ length: maxAttempts }, (_, index) => retryDelay(index + 1, 0.5));
    expect(delays).toEqual([
      10_000,
      30_000,
      90_000,
      270_000,
      810_000,
      2_430_000,
      7_290_000,
      14_400_000,
      14_400_000,
      null,
    ]);
  });

  test('jitter changes a delay by a quarter at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxAttempts - 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, chance) => {
          const middle = retryDelay(attempts, 0.5) ?? 0;
          const delay = retryDelay(attempts, chance) ?? 0;
          expect(delay).toBeGreaterThanOrEqual(middle * 0.75 - 1);
          expect(delay).toBeLessThanOrEqual(middle * 1.25 + 1);
        },
      ),
    );
  });
});
