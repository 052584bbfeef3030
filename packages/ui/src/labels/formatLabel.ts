/** A text with one form per plural category of Unicode; each language has some of these. */
export type PluralLabel = { readonly other: string } & {
  readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/**
 * Replaces the placeholders of a label by values. The plural form follows from the value `count`; numbers are formatted
 * for the locale.
 *
 * @param locale the language tag of the label's set.
 * @example
 * formatLabel({ one: '{count} artikel', other: '{count} artikelen' }, { count: 1200 }, 'nl'); // '1.200 artikelen'
 */
export function formatLabel(
  label: string | PluralLabel,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  const form =
    typeof label === 'string'
      ? label
      : (label[new Intl.PluralRules(locale).select(Number(values.count))] ?? label.other);
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
