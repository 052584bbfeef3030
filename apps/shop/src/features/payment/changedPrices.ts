import type { CartInfo } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { paymentPageTexts } from './paymentPageTexts.ts';

type Priced = Pick<CartInfo, 'lines'>;

/**
 * What became dearer or cheaper between the cart, as the buyer last saw it, and the order that was made of it: a sentence
 * per product, so that nobody pays a price that went by unseen.
 *
 * @param seen null when the cart was never shown
 */
export function changedPrices(seen: Priced | null, ordered: Priced): readonly string[] {
  const before = new Map(seen?.lines.filter((line) => !line.giveAway).map((line) => [line.productId, line]));
  return ordered.lines.flatMap(({ giveAway, name, price, productId }) => {
    const old = before.get(productId)?.price;
    if (giveAway || old === undefined || old === price) return [];
    return [paymentPageTexts.priceChanged(name, formatEuros(old), formatEuros(price))];
  });
}
