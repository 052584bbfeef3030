/**
 * Keeps what `create` returns for each locale: constructing a formatter takes fifty times as long as using it, and a page
 * formats dozens of numbers.
 */
export function perLocale<Format>(create: (locale: string) => Format): (locale: string) => Format {
  const created = new Map<string, Format>();
  return (locale) => {
    const format = created.get(locale) ?? create(locale);
    created.set(locale, format);
    return format;
  };
}
