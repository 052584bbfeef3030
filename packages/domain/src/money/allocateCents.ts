// Apart from the sums of a VAT rate: the shop adds those up, and loads the splitting with a punch-out alone.
import { type Cents, cents } from './cents.ts';
import { type RatedSum, sumPerVatRate } from './vatRates.ts';

/**
 * Splits an amount in proportion to the weights without losing a cent (largest remainder method:
 * everyone gets the share rounded down, the cents left over go to the largest fractions, the first
 * of equals before the next).
 *
 * @param weights whole numbers from 0, such as amounts in cents; a weight of 0 gets nothing
 * @returns one share per weight, which together are exactly the amount
 * @example allocateCents(cents(100), [1, 1, 1]) // [34, 33, 33]
 * @throws RangeError for a negative or fractional weight, and when there is an amount to split but
 * no weight above 0 to give it to
 */
export function allocateCents(amount: Cents, weights: readonly number[]): Cents[] {
  return allocateOver(amount, weights, (weight) => weight).map(([, share]) => share);
}

/** `allocateCents` over things that have a weight; each comes back with its own share. */
export function allocateOver<Thing>(
  amount: Cents,
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
): [thing: Thing, share: Cents][] {
  const weights = things.map(weightOf);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Weights must be whole numbers from 0, but got ${weights.join(', ')}.`);
  }
  // Amount × weight leaves the safe integers soon (two amounts of a million euros), hence bigint.
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
 * What a coupon takes off at each VAT rate: it is spread over the goods by what each rate's come to, before delivery, to
 * the cent. Rates that get nothing are left out; the lowest is first.
 *
 * Cart, order, invoice and punch-out return ask this, so that all of them tell the same of one coupon.
 *
 * @param discount what the coupon takes off all goods together
 * @param goods the lines' totals, after their own deals
 * @example couponPerVatRate(cents(900), [{ vatPercentage: 21, sum: cents(6000) }, { vatPercentage: 9, sum: cents(3000) }])
 * // [{ vatPercentage: 9, sum: 300 }, { vatPercentage: 21, sum: 600 }]
 * @throws RangeError when there is a discount but nothing that it could come off
 */
export function couponPerVatRate(discount: Cents, goods: readonly RatedSum[]): RatedSum[] {
  return allocateOver(discount, sumPerVatRate(goods), ({ sum }) => sum)
    .map(([{ vatPercentage }, sum]) => ({ vatPercentage, sum }))
    .filter(({ sum }) => sum !== 0);
}
