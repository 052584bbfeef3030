/** What is replaced in a text before PostgreSQL's parser sees it, in this order: patterns as PostgreSQL has them. */
const replacements: readonly (readonly [pattern: string, by: string])[] = [
  // '1.5' is '1,5'; '1.000' is no decimal.
  ['([0-9])\\.(?=[0-9]{1,2}(?![0-9]))', '\\1,'],
  // Letters, figures and the commas of decimals are left.
  ['[^[:alnum:],]+|,(?![0-9])|(?<![0-9]),', ' '],
  // PostgreSQL's parser takes '1.5' for one word.
  [',', '.'],
  // '24x24', '500ml', 'maat4'; a figure with one letter, as in 'A4' and '9V', is one word.
  ['([0-9])x(?=[0-9])', '\\1 '],
  ['([0-9])(?=[gl]\\M|[[:alpha:]]{2})', '\\1 '],
  ['([[:alpha:]]{2})(?=[0-9])', '\\1 '],
  ['([0-9] )(?:g|gr)\\M', '\\1gram'],
  ['([0-9] )(?:l|ltr)\\M', '\\1liter'],
  ['([0-9] )kilo\\M', '\\1kg'],
];

/**
 * The SQL that cuts a text into the words of search, with blanks between them: '12 × 1,5l' becomes '12 1.5 liter'. `wordsOf`
 * cuts what is typed by the same rule.
 *
 * @param expression SQL for a text in Unicode's form NFC
 */
export const searchText = (expression: string): string =>
  replacements.reduce(
    (text, [pattern, by]) => `regexp_replace(${text}, '${pattern}', '${by}', 'gi')`,
    expression,
  );
