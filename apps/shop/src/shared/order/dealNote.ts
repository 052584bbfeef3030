import type { CartLine } from '@magazijn/api-client';
import { freeGoods, priceBefore } from '@magazijn/domain/cart';
import { type Cents, cents, formatEuros } from '@magazijn/domain/money';
import { checkoutTexts } from './checkoutTexts.ts';

/** The price of a unit, and the original price that a deal on it replaces; free goods keep the price. */
export function unitPriceOf(line: CartLine): { readonly price: Cents; readonly before: Cents | null } {
  const { price, originalPrice, discount, total, quantity, deal } = line;
  const isEach = discount > 0 && quantity > 0 && total % quantity === 0 && deal?.kind !== 'free-goods';
  // Computed from the sum, so that it equals what the back end charges.
  const offerPrice = isEach ? cents(total / quantity) : null;
  return { price: offerPrice ?? price, before: priceBefore({ price, originalPrice, offerPrice }) };
}

/** The discount of a line's deal: '2+1 gratis: 2 betaald, 1 gratis, € 16,20 korting'; null without one. */
export function dealNote(
  line: Pick<CartLine, 'deal' | 'offerLabel' | 'discount' | 'quantity'>,
): string | null {
  const { deal, offerLabel, discount, quantity } = line;
  if (discount <= 0) return null;
  const amount = formatEuros(discount);
  if (deal?.kind === 'percentage') {
    return `${String(deal.percentage).replace('.', ',')}% actiekorting: ${amount}`;
  }
  const goods = freeGoods(quantity, deal);
  const off = goods === null ? [] : [checkoutTexts.paidAndFree(goods.paid, goods.free)];
  const name = offerLabel || (deal?.kind === 'free-goods' ? `${deal.paid}+${deal.free}` : '');
  return name === ''
    ? `Actiekorting: ${amount}`
    : `${name}: ${[...off, checkoutTexts.off(amount)].join(', ')}`;
}
