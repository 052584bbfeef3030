import { formatNumber } from './formatNumber.ts';

/** A text with one form per plural category of Unicode; each language has some of these. */
export type PluralLabel = { readonly other: string } & {
  readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/** By locale, as in `formatNumber`. */
const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(count: number, locale: string): Intl.LDMLPluralRule {
  let rules = plurals.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    plurals.set(locale, rules);
  }
  return rules.select(count);
}

/** Fills a label's placeholders, formats numbers for the locale, and selects the plural form by `count`. */
export function formatLabel(
  label: string | PluralLabel,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  const form =
    typeof label === 'string' ? label : (label[pluralOf(Number(values.count), locale)] ?? label.other);
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
