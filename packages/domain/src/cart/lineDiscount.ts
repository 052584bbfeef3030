import { type Cents, cents } from '../money/cents.ts';
import { multiplyCents } from '../money/multiplyCents.ts';
import { percentageOfCents } from '../money/percentageOfCents.ts';
import type { CartProduct } from './CartProduct.ts';
import { freeUnits } from './freeUnits.ts';

/** What a product's own deal takes off a line of so many units, excluding VAT. */
export function lineDiscount(product: CartProduct, amount: number): Cents {
  switch (product.deal?.kind) {
    case 'free-goods':
      return multiplyCents(product.price, freeUnits(amount, product.deal));
    case 'percentage':
      return percentageOfCents(multiplyCents(product.price, amount), product.deal.percentage);
    default:
      return cents(0);
  }
}
