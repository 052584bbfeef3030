/**
 * An IBAN or a VAT number as computers exchange it: capitals, without the blanks, points and hyphens
 * that people put in to read it, and without the invisible characters that come along when one pastes.
 *
 * @example normaliseNumber('nl91 abna 0417 1643 00') // 'NL91ABNA0417164300'
 */
export function normaliseNumber(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Pd}.]/gu, '').toUpperCase();
}
