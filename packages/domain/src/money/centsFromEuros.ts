import { type Cents, cents } from './cents.ts';
import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.ts';

const largestEuros = 1e11;

/**
 * Euros as the API speaks them (a decimal number) to whole cents; a half cent goes away from zero.
 *
 * @example centsFromEuros(1.005) // 101
 * @throws RangeError for NaN, an infinity, or more than a hundred billion euros, where a float
 * cannot tell neighbouring cents apart with certainty.
 */
export function centsFromEuros(euros: number): Cents {
  if (!(Math.abs(euros) <= largestEuros)) {
    throw new RangeError(`Euros must be a number of at most ${largestEuros}, but got ${euros}.`);
  }
  return cents(roundHalfAwayFromZero(euros * 100));
}
