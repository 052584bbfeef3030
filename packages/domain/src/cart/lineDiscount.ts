import { type Cents, cents, multiplyCents, percentageOfCents, subtractCents } from '../money/cents.ts';
import type { CartProduct } from './CartProduct.ts';
import { freeUnits } from './freeUnits.ts';

/**
 * What one unit costs after a percentage deal, rounded once to whole cents; null without such a deal.
 * Lists show this price and a line is this price times its quantity, so what is shown is what is charged.
 *
 * @example offerPrice({ price: cents(1085), deal: { kind: 'percentage', percentage: 10 } }) // 976; two cost 1952
 */
export function offerPrice({ price, deal }: Pick<CartProduct, 'price' | 'deal'>): Cents | null {
  if (deal?.kind !== 'percentage') return null;
  return subtractCents(price, percentageOfCents(price, deal.percentage));
}

/** What a product's own deal takes off a line of so many units, excluding VAT. */
export function lineDiscount(product: CartProduct, amount: number): Cents {
  switch (product.deal?.kind) {
    case 'free-goods':
      return multiplyCents(product.price, freeUnits(amount, product.deal));
    case 'percentage':
      return multiplyCents(percentageOfCents(product.price, product.deal.percentage), amount);
    default:
      return cents(0);
  }
}
