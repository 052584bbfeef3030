import { expect, test } from 'vitest';
import { checkCoupon } from './checkCoupon.ts';

test('no coupon, and one from 0 to 100 %, pass', () => {
  expect(() => checkCoupon(null)).not.toThrow();
  expect(() => checkCoupon({ code: 'DEMO10', percentage: 10 })).not.toThrow();
  expect(() => checkCoupon({ code: 'ALLES', percentage: 100 })).not.toThrow();
});

test.each([-1, 101, Number.NaN])('a coupon of %s %% is refused and named', (percentage) => {
  expect(() => checkCoupon({ code: 'STUK', percentage })).toThrow(/STUK/);
});
