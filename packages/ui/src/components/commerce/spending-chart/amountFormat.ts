/**
 * Formats amounts in a language, always with the minus in front, also where the language puts it elsewhere: customers
 * recognise a credit by its first character.
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
