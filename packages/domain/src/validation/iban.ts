import { checkThisNumber, normaliseNumber, passesMod97 } from './checkedNumber.ts';

/**
 * Whether a text has the specified shape: two letters, then 14 to 16 letters or digits. `ibanWarning` reports typos.
 */
export function hasIbanShape(text: string): boolean {
  return /^[a-z]{2}[a-z0-9]{14,16}$/i.test(text);
}

/** Formats an IBAN in groups of four (ISO 13616). Other text is only trimmed. */
export function formatIban(text: string): string {
  const iban = normaliseNumber(text);
  return hasIbanShape(iban) ? (iban.match(/.{1,4}/g) ?? []).join(' ') : text.trim();
}

/** Dutch: bank code and ten digits. Belgian: twelve digits. Other countries are checked by their check digits only. */
const shapes: Readonly<Record<string, RegExp>> = {
  NL: /^NL\d{2}[A-Z]{4}\d{10}$/,
  BE: /^BE\d{14}$/,
};

/**
 * A warning for a probably mistyped IBAN, or null: the check digits (ISO 13616), for Dutch and Belgian numbers their
 * shape, and for Belgian ones the national check digits (the first ten digits modulo 97, with 97 for 0).
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
