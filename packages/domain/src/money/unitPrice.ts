import { type Cents, cents, roundHalfAwayFromZero } from './cents.ts';
import { type Contents, isCounted, isSinglePiece, type Measure } from './measures.ts';

export interface UnitPrice {
  readonly price: Cents;
  /** the number of units of the price: 1 or 100 */
  readonly per: 1 | 100;
  readonly measure: Measure;
}

/** Below this many cents a price per piece is given per hundred: rounding it to a cent would hide the difference. */
const leastCents = 5;

/**
 * The price per piece, diaper, liter or kilo, rounded once to whole cents; null for a single piece, and for contents of
 * 0.
 *
 * @example
 * unitPrice(cents(2695), { amount: 176, measure: 'luier' }) // € 0,15 per luier
 * unitPrice(cents(495), { amount: 500, measure: 'stuk' }) // € 0,99 per 100 stuks
 */
export function unitPrice(price: Cents, contents: Contents): UnitPrice | null {
  const { amount, measure } = contents;
  if (!(amount > 0) || isSinglePiece(contents)) return null;
  const each = price / amount;
  const per = isCounted(measure) && each < leastCents && amount > 1 ? 100 : 1;
  return { price: cents(roundHalfAwayFromZero(each * per)), per, measure };
}
