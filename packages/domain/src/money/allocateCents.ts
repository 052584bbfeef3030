import { type Cents, cents } from './cents.ts';

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
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Weights must be whole numbers from 0, but got ${weights.join(', ')}.`);
  }
  // Amount × weight leaves the safe integers soon (two amounts of a million euros), hence bigint.
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError('There is an amount to split, but every weight is 0.');
    return weights.map(() => cents(0));
  }
  const sign = amount < 0 ? -1 : 1;
  const size = BigInt(Math.abs(amount));
  const shares = weights.map((weight) => (size * BigInt(weight)) / whole);
  const remainders = weights.map((weight) => (size * BigInt(weight)) % whole);
  const leftOver = Number(size - shares.reduce((sum, share) => sum + share, 0n));
  const byRemainder = weights
    .map((_, index) => index)
    .sort((a, b) => compareDescending(remainders[a] ?? 0n, remainders[b] ?? 0n));
  const rounded = new Set(byRemainder.slice(0, leftOver));
  return shares.map((share, index) => cents(sign * (Number(share) + (rounded.has(index) ? 1 : 0))));
}

function compareDescending(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}
