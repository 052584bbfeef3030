import { type Cents, cents } from './cents.ts';
import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.ts';

/**
 * A percentage of an amount, rounded once to whole cents; a half goes away from zero.
 *
 * @param percentage 21 means 21 %; fractions such as 5.5 are allowed
 * @example percentageOfCents(cents(50), 21) // 11, from 10.5
 */
export function percentageOfCents(amount: Cents, percentage: number): Cents {
  return cents(roundHalfAwayFromZero((amount * percentage) / 100));
}
