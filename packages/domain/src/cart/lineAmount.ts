/** The most units of one product that one cart line holds. */
export const largestLineAmount = 9999;

/** Why an entered amount is not one that can be ordered. */
export type LineAmountRefusal = 'empty' | 'negative' | 'fraction' | 'too-many';

/** An amount that can be ordered, or the reason why not with a sentence for the customer. */
export type LineAmount =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: LineAmountRefusal; readonly message: string };

/**
 * Checks what was entered as a line's amount: a whole number from 0 to 9999.
 *
 * @param entered what a number input yields: a float, or null when it is empty
 * @example lineAmount(2.5) // { ok: false, reason: 'fraction', message: 'Vul een heel aantal in, …' }
 */
export function lineAmount(entered: number | null): LineAmount {
  if (entered === null || Number.isNaN(entered)) {
    return { ok: false, reason: 'empty', message: 'Vul een aantal in.' };
  }
  if (entered < 0) {
    return { ok: false, reason: 'negative', message: 'Vul een aantal van 0 of meer in.' };
  }
  if (entered > largestLineAmount) {
    return { ok: false, reason: 'too-many', message: 'Je kunt van een artikel hoogstens 9.999 bestellen.' };
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
