import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A group may be named by `aria-label` as well (ARIA in HTML): a legend is one technique of several.
    'wcag/h71': 'off',
    // A combobox's list cannot be a <select>; the loading bar no <progress>, which browsers draw differently.
    'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar'] }],
  },
});

/** The violations of the HTML standard and ARIA's rules, one line each; empty when it is valid. */
export async function htmlFaults(document: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(document);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
