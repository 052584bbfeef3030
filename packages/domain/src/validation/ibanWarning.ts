import { checkThisNumber } from './checkThisNumber.ts';
import { normaliseNumber } from './normaliseNumber.ts';
import { remainder97 } from './remainder97.ts';

/** Dutch: bank code and ten digits. Belgian: twelve digits. Other countries have only the check digits. */
const shapes: Readonly<Record<string, RegExp>> = {
  NL: /^NL\d{2}[A-Z]{4}\d{10}$/,
  BE: /^BE\d{14}$/,
};

/**
 * A warning for an IBAN that is probably mistyped, or null (decision "IBAN, VAT number").
 *
 * Checks the check digits (ISO 13616: the first four characters moved to the end, remainder 1 of 97),
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
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
}
