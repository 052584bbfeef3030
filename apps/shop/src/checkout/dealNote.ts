import type { CartLine } from '@magazijn/api-client';
import { freeUnits, incompleteOffer } from '@magazijn/domain/cart';
import { type Cents, cents, formatEuros } from '@magazijn/domain/money';
import { checkoutTexts } from './checkoutTexts.ts';

/** A line of a free-goods deal, to count. */
interface FreeGoods {
  readonly paid: number;
  readonly free: number;
  /** Units that are still to be entered and cost nothing; 0 when the set is complete, or not yet half. */
  readonly missing: number;
}

/**
 * How many of a line are paid and how many come free, read from the deal's own name (V21); null for a deal of another
 * kind. The sums are the server's: this only counts.
 *
 * @example '2+1 gratis' with 5 in the cart // { paid: 4, free: 1, missing: 1 }
 */
export function freeGoods({
  offerLabel,
  quantity,
}: Pick<CartLine, 'offerLabel' | 'quantity'>): FreeGoods | null {
  const [, paid, free] = /^([1-9]\d?)\+([1-9]\d?)(?!\d)/.exec(offerLabel) ?? [];
  if (paid === undefined || free === undefined) return null;
  const deal = { kind: 'free-goods', paid: Number(paid), free: Number(free) } as const;
  const given = freeUnits(quantity, deal);
  return { paid: quantity - given, free: given, missing: incompleteOffer(quantity, deal)?.missing ?? 0 };
}

/**
 * The price of one unit as the lists show it, and the one that it took the place of. A deal that makes each unit cheaper
 * shows what is paid for one; of free goods each paid unit costs its own price.
 */
export function unitPriceOf(line: CartLine): { readonly price: Cents; readonly before: Cents | null } {
  const { price, oldPrice, discount, total, quantity } = line;
  const isEach = discount > 0 && quantity > 0 && total % quantity === 0 && freeGoods(line) === null;
  return isEach ? { price: cents(total / quantity), before: price } : { price, before: oldPrice };
}

/**
 * What the deal of a line takes off, as cart and order say it, and of free goods what is paid and what is not (E05, V21);
 * null where it takes nothing off.
 *
 * @example '2+1 gratis: 2 betaald, 1 gratis, € 16,20 korting', '10% actiekorting: € 27,13', without a label 'Actiekorting: € 27,13'
 */
export function dealNote(line: Pick<CartLine, 'offerLabel' | 'discount' | 'quantity'>): string | null {
  const { offerLabel, discount } = line;
  if (discount <= 0) return null;
  const amount = formatEuros(discount);
  const percentage = /^[-−]?(\d+ ?%)$/.exec(offerLabel)?.[1];
  if (percentage !== undefined) return `${percentage} actiekorting: ${amount}`;
  const goods = freeGoods(line);
  if (goods !== null) {
    const { paid, free } = goods;
    return `${offerLabel}: ${checkoutTexts.paidAndFree(paid, free)}, ${checkoutTexts.off(amount)}`;
  }
  return offerLabel === '' ? `Actiekorting: ${amount}` : `${offerLabel}: ${checkoutTexts.off(amount)}`;
}
