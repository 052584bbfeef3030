import { type Cents, cents } from './cents.ts';

/**
 * An amount times a whole quantity, such as a unit price times the number of units.
 *
 * @throws RangeError for a fraction: that would need a rounding, and roundings have names here
 * (`percentageOfCents`, `allocateCents`).
 */
export function multiplyCents(amount: Cents, wholeQuantity: number): Cents {
  if (!Number.isSafeInteger(wholeQuantity)) {
    throw new RangeError(`The quantity must be a whole number, but got ${wholeQuantity}.`);
  }
  return cents(amount * wholeQuantity);
}
