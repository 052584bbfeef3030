// Separate from the VAT totals: the shop loads this file for a punch-out only.
import { type Cents, cents } from './cents.ts';
import { type RatedSum, sumPerVatRate } from './vatRates.ts';

/**
 * Splits an amount in proportion to whole weights without losing a cent (largest remainder method; earlier weights
 * first on a tie).
 *
 * @example allocateCents(cents(100), [1, 1, 1]) // [34, 33, 33]
 * @throws RangeError for a negative or fractional weight, and when the amount is not 0 but all weights are
 */
export function allocateCents(amount: Cents, weights: readonly number[]): Cents[] {
  return allocateOver(amount, weights, (weight) => weight).map(([, share]) => share);
}

/** `allocateCents` for objects with a weight; returns each with its share. */
export function allocateOver<Thing>(
  amount: Cents,
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
): [thing: Thing, share: Cents][] {
  const weights = things.map(weightOf);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Weights must be whole numbers from 0, but got ${weights.join(', ')}.`);
  }
  // bigint, because amount × weight exceeds the safe integers (two amounts of a million euros).
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError('There is an amount to split, but every weight is 0.');
    return things.map((thing) => [thing, cents(0)]);
  }
  const sign = amount < 0 ? -1 : 1;
  const size = BigInt(Math.abs(amount));
  const parts = things.map((thing) => {
    const product = size * BigInt(weightOf(thing));
    return { thing, floor: product / whole, remainder: product % whole };
  });
  const leftOver = Number(size - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const largest = parts.toSorted((a, b) => Number(b.remainder - a.remainder)).slice(0, leftOver);
  const rounded = new Set(largest);
  return parts.map((part) => [part.thing, cents(sign * (Number(part.floor) + (rounded.has(part) ? 1 : 0)))]);
}

/**
 * Spreads a coupon's discount over the VAT rates in proportion to their goods, before delivery; lowest rate first,
 * rates without a share absent.
 *
 * @example couponPerVatRate(cents(900), [{ vatPercentage: 21, sum: cents(6000) }, { vatPercentage: 9, sum: cents(3000) }])
 * // [{ vatPercentage: 9, sum: 300 }, { vatPercentage: 21, sum: 600 }]
 * @throws RangeError when there is a discount but no goods
 */
export function couponPerVatRate(discount: Cents, goods: readonly RatedSum[]): RatedSum[] {
  return allocateOver(discount, sumPerVatRate(goods), ({ sum }) => sum)
    .map(([{ vatPercentage }, sum]) => ({ vatPercentage, sum }))
    .filter(({ sum }) => sum !== 0);
}
