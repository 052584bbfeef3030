/** The most units of one product that one cart line holds. Schemas, checks, SQL and the fields of the shop take it from here. */
export const largestLineQuantity = 9999;

/** The most lines of one cart, and of one order of a procurement system. */
export const maxCartLines = 500;

/** Why an entered quantity is not one that can be ordered. */
export type LineQuantityRefusal = 'empty' | 'negative' | 'fraction' | 'too-many';

/** A quantity that can be ordered, or the reason why not with a sentence for the customer. */
export type LineQuantity =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: LineQuantityRefusal; readonly message: string };

/**
 * Checks what was entered as a line's quantity: a whole number from 0 to `largestLineQuantity`.
 *
 * @param entered what a number input yields: a float, or null when it is empty
 * @example lineQuantity(2.5) // { ok: false, reason: 'fraction', message: 'Vul een heel aantal in, …' }
 */
export function lineQuantity(entered: number | null): LineQuantity {
  if (entered === null || Number.isNaN(entered)) {
    return { ok: false, reason: 'empty', message: 'Vul een aantal in.' };
  }
  if (entered < 0) {
    return { ok: false, reason: 'negative', message: 'Vul een aantal van 0 of meer in.' };
  }
  if (entered > largestLineQuantity) {
    return {
      ok: false,
      reason: 'too-many',
      message: `Je kunt van een artikel maximaal ${largestLineQuantity.toLocaleString('nl-NL')} bestellen.`,
    };
  }
  if (!Number.isInteger(entered)) {
    return {
      ok: false,
      reason: 'fraction',
      message: 'Vul een heel aantal in, zonder cijfers achter de komma.',
    };
  }
  return { ok: true, value: entered === 0 ? 0 : entered };
}
