import { isIban } from './isIban.ts';
import { normaliseNumber } from './normaliseNumber.ts';

/**
 * An IBAN as people write it, in groups of four (ISO 13616). Text that is no IBAN comes back trimmed, otherwise as it
 * was: never change what we do not understand.
 *
 * @example formatIban('nl91abna0417164300') // 'NL91 ABNA 0417 1643 00'
 */
export function formatIban(text: string): string {
  const iban = normaliseNumber(text);
  return isIban(iban) ? (iban.match(/.{1,4}/g) ?? []).join(' ') : text.trim();
}
