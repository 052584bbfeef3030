import { type Cents, cents, multiplyCents, percentageOfCents, subtractCents } from '../money/cents.ts';
import { type CartProduct, freeUnits } from './deals.ts';

/**
 * The unit price after a percentage deal, rounded once to whole cents; null without such a deal. Lists show this
 * price and a line costs this price times its quantity.
 *
 * Also null where rounding per unit would change the discount by more than a tenth, as for a unit price of a few
 * cents. Then lists show the full price and the percentage, and the discount is rounded once on the line.
 *
 * @example
 * offerPrice({ price: cents(1085), deal: { kind: 'percentage', percentage: 10 } }) // 976; two cost 1952
 * offerPrice({ price: cents(5), deal: { kind: 'percentage', percentage: 10 } }) // null; a thousand cost 4500
 */
export function offerPrice({ price, deal }: Pick<CartProduct, 'price' | 'deal'>): Cents | null {
  if (deal?.kind !== 'percentage') return null;
  const off = percentageOfCents(price, deal.percentage);
  const exact = (price * deal.percentage) / 100;
  return Math.abs(off - exact) > exact / 10 ? null : subtractCents(price, off);
}

/** What a product's own deal takes off this quantity, excluding VAT. */
export function lineDiscount(product: CartProduct, quantity: number): Cents {
  switch (product.deal?.kind) {
    case 'free-goods':
      return multiplyCents(product.price, freeUnits(quantity, product.deal));
    case 'percentage': {
      const unitPrice = offerPrice(product);
      return unitPrice === null
        ? percentageOfCents(multiplyCents(product.price, quantity), product.deal.percentage)
        : multiplyCents(subtractCents(product.price, unitPrice), quantity);
    }
    default:
      return cents(0);
  }
}
