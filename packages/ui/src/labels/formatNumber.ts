/** Constructing a formatter takes fifty times as long as using it, and a page formats dozens of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number in the digits and separators of a locale: '1.204' in Dutch. */
export function formatNumber(value: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    formats.set(locale, format);
  }
  return format.format(value);
}
