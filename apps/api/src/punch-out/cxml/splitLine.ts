import { type Cents, cents } from '@magazijn/domain/money';
import type { OciLine } from '@magazijn/domain/oci';

/** So many pieces at one price. */
export interface PricedPieces {
  readonly quantity: number;
  readonly price: Cents;
}

/**
 * A line whose price is for several pieces together, as pieces with a price of their own in whole cents: cXML of this
 * DTD has no price unit. Price × quantity over the parts is exactly the line's.
 *
 * @example splitLine(three for € 10,00) // [{ quantity: 2, price: 333 }, { quantity: 1, price: 334 }]
 */
export function splitLine({ price, priceUnit, quantity }: OciLine): PricedPieces[] {
  const total = (price * quantity) / priceUnit;
  const floor = Math.floor(total / quantity);
  const dearer = total - floor * quantity;
  return [
    { quantity: quantity - dearer, price: cents(floor) },
    { quantity: dearer, price: cents(floor + 1) },
  ].filter((pieces) => pieces.quantity > 0);
}
