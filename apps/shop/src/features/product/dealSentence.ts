import type { ProductOffer } from '@magazijn/api-client';
import { texts } from './texts.ts';

/**
 * What a deal says at an amount in the cart (V21). The deal's own words stand until there is something to say of
 * the amount: how many are still to come, or how many of these are free.
 *
 * @returns `lead` stands out, `text` follows it; without a lead the text is the back end's.
 * @example with 2+1 and two in the cart: lead 'Nog 1 doos en die is gratis.'
 */
export function dealSentence(
  { freeGoods, message }: ProductOffer,
  amount: number,
  unit: string,
): { readonly lead: string; readonly text: string } {
  if (freeGoods === null || amount === 0) return { lead: '', text: message };
  const { paid, free } = freeGoods;
  const set = paid + free;
  const rest = amount % set;
  if (rest === 0) return { lead: texts.freeOf(amount, (amount / set) * free), text: texts.dealSettled };
  const missing = set - rest;
  return {
    lead: rest >= paid ? texts.missingFree(missing, unit) : texts.missing(missing, free),
    text: texts.dealHint,
  };
}
