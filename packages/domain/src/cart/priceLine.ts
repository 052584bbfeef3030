import { addCents, multiplyCents, percentageOfCents, subtractCents } from '../money/cents.ts';
import type { CartProduct } from './CartProduct.ts';
import { incompleteOffer } from './incompleteOffer.ts';
import { lineDiscount } from './lineDiscount.ts';
import type { PricedLine } from './PricedCart.ts';

/** A cart line with its sums: price × amount, less what the product's own deal takes off. */
export function priceLine(product: CartProduct, amount: number): PricedLine {
  const discount = lineDiscount(product, amount);
  const totalExclusive = subtractCents(multiplyCents(product.price, amount), discount);
  return {
    productId: product.id,
    amount,
    price: product.price,
    discount,
    totalExclusive,
    totalInclusive: addCents(totalExclusive, percentageOfCents(totalExclusive, product.vatPercentage)),
    giveAway: false,
    incompleteOffer: incompleteOffer(amount, product.deal),
  };
}
