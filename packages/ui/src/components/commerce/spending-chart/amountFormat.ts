/** Formats amounts with the minus in front in every language: customers recognise a credit by it. */
export function amountFormat(locale: string, options: Intl.NumberFormatOptions): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { ...options, style: 'currency', signDisplay: 'negative' });
  return (amount) => {
    const parts = format.formatToParts(amount);
    const unsigned = parts.filter(({ type }) => type !== 'minusSign');
    return `${unsigned.length < parts.length ? '\u2212' : ''}${unsigned.map(({ value }) => value).join('')}`;
  };
}
