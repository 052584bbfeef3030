import { formatNumber } from './formatNumber.ts';
import { perLocale } from './perLocale.ts';

/** A text with one form per plural category of Unicode; each language has some of these. */
export type PluralLabel = { readonly other: string } & {
  readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));

/** Fills a label's placeholders, formats numbers for the locale, and selects the plural form by `count`. */
export function formatLabel(
  label: string | PluralLabel,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  const form =
    typeof label === 'string'
      ? label
      : (label[pluralRules(locale).select(Number(values.count))] ?? label.other);
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
