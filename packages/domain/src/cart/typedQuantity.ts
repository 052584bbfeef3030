import { type LineQuantity, lineQuantity, refuseQuantity } from './lineQuantity.ts';

/**
 * Reads a quantity as people type it: a whole number from 0 to `maxLineQuantity`, in digits, also with a thousands
 * point; nothing is guessed.
 *
 * @example typedQuantity('1.000') // { ok: true, value: 1000 }
 * @example typedQuantity('1,000') // { ok: false, reason: 'fraction', … }
 */
export function typedQuantity(
  text: string,
): LineQuantity | { readonly ok: false; readonly reason: 'no-number'; readonly message: string } {
  const typed = text.trim();
  if (typed !== '' && !/^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/.test(typed)) {
    return /^-?\d+[.,]\d+$/.test(typed)
      ? refuseQuantity('fraction')
      : { ok: false, reason: 'no-number', message: 'Vul een heel aantal in, in cijfers.' };
  }
  return lineQuantity(typed === '' ? null : Number(typed.replaceAll('.', '')));
}
