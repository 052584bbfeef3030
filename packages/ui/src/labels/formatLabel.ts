/** A text with one form per kind of number: the plural categories of Unicode, of which a language has some. */
export type PluralLabel = { readonly other: string } & {
  readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/**
 * A label with its values in place of their names. The form of a plural follows from the value named `count`; numbers
 * are written as the language writes them.
 *
 * @param locale a language tag: that of the set the label comes from.
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
