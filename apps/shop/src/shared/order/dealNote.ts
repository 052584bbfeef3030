import type { CartLine } from '@magazijn/api-client';
import { freeGoods, priceBefore } from '@magazijn/domain/cart';
import { type Cents, cents, formatEuros } from '@magazijn/domain/money';
import { checkoutTexts } from './checkoutTexts.ts';

/**
 * The price of one unit as the lists show it, and the one that it took the place of: the price of before wherever the
 * back end gives one. A deal that makes each unit cheaper shows what is paid for one; of free goods each paid unit costs
 * its own price.
 */
export function unitPriceOf(line: CartLine): { readonly price: Cents; readonly before: Cents | null } {
  const { price, originalPrice, discount, total, quantity, deal } = line;
  const isEach = discount > 0 && quantity > 0 && total % quantity === 0 && deal?.kind !== 'free-goods';
  // Of the sum, not of the deal: what the back end charges is what is shown.
  const offerPrice = isEach ? cents(total / quantity) : null;
  return { price: offerPrice ?? price, before: priceBefore({ price, originalPrice, offerPrice }) };
}

/**
 * What the deal of a line takes off, as cart and order say it, and of free goods what is paid and what is not;
 * null where it takes nothing off.
 *
 * @example '2+1 gratis: 2 betaald, 1 gratis, € 16,20 korting', '10% actiekorting: € 27,13', without a label 'Actiekorting: € 27,13'
 */
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
