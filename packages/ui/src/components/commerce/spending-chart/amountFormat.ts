/**
 * Writes amounts as a language does, with a minus in front of everything where it would stand within: a customer reads a
 * credit by its first sign.
 *
 * @example
 * amountFormat('nl', { currency: 'EUR' })(-812.5); // '−€ 812,50'
 */
export function amountFormat(locale: string, options: Intl.NumberFormatOptions): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { ...options, style: 'currency', signDisplay: 'negative' });
  return (amount) => {
    const parts = format.formatToParts(amount);
    const unsigned = parts.filter(({ type }) => type !== 'minusSign');
    return `${unsigned.length < parts.length ? '\u2212' : ''}${unsigned.map(({ value }) => value).join('')}`;
  };
}
