import { checkThisNumber, normaliseNumber, passesMod97 } from './checkedNumber.ts';

/**
 * Whether a text is an IBAN as the specification wants it: two letters, then 14 to 16
 * letters or digits, with nothing in between. Dutch numbers have 18 characters, Belgian ones 16.
 *
 * This alone decides whether the form accepts it; `ibanWarning` says when it is probably mistyped.
 */
export function hasIbanShape(text: string): boolean {
  return /^[a-z]{2}[a-z0-9]{14,16}$/i.test(text);
}

/**
 * An IBAN as people write it, in groups of four (ISO 13616). Text that is no IBAN comes back trimmed, otherwise as it
 * was: never change what we do not understand.
 *
 * @example formatIban('nl91abna0417164300') // 'NL91 ABNA 0417 1643 00'
 */
export function formatIban(text: string): string {
  const iban = normaliseNumber(text);
  return hasIbanShape(iban) ? (iban.match(/.{1,4}/g) ?? []).join(' ') : text.trim();
}

/** Dutch: bank code and ten digits. Belgian: twelve digits. Other countries have only the check digits. */
const shapes: Readonly<Record<string, RegExp>> = {
  NL: /^NL\d{2}[A-Z]{4}\d{10}$/,
  BE: /^BE\d{14}$/,
};

/**
 * A warning for an IBAN that is probably mistyped, or null.
 *
 * Checks the check digits (ISO 13616: 02 to 98; the first four characters moved to the end, remainder 1 of 97),
 * for Dutch and Belgian numbers their shape, and for Belgian ones the two national check digits
 * (the first ten digits modulo 97, where 97 stands for 0). Empty is not mistyped.
 */
export function ibanWarning(text: string): string | null {
  const iban = normaliseNumber(text);
  return iban === '' || isPlausible(iban) ? null : checkThisNumber;
}

function isPlausible(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  if (shapes[iban.slice(0, 2)]?.test(iban) === false) return false;
  if (iban.startsWith('BE') && (Number(iban.slice(4, 14)) % 97 || 97) !== Number(iban.slice(14)))
    return false;
  return passesMod97(iban.slice(4) + iban.slice(0, 4));
}
