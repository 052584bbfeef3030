/** Replacements in a text before PostgreSQL parses it, in order; patterns in PostgreSQL's syntax. */
const replacements: readonly (readonly [pattern: string, by: string])[] = [
  // '1.5' is '1,5'; '1.000' is not a decimal.
  ['([0-9])\\.(?=[0-9]{1,2}(?![0-9]))', '\\1,'],
  // Keeps letters, digits and decimal commas.
  ['[^[:alnum:],]+|,(?![0-9])|(?<![0-9]),', ' '],
  // PostgreSQL's parser keeps '1.5' as one word.
  [',', '.'],
  // Splits '24x24', '500ml', 'maat4'; a digit with one letter, as in 'A4' and '9V', stays one word.
  ['([0-9])x(?=[0-9])', '\\1 '],
  ['([0-9])(?=[gl]\\M|[[:alpha:]]{2})', '\\1 '],
  ['([[:alpha:]]{2})(?=[0-9])', '\\1 '],
  ['([0-9] )(?:g|gr)\\M', '\\1gram'],
  ['([0-9] )(?:l|ltr)\\M', '\\1liter'],
  ['([0-9] )kilo\\M', '\\1kg'],
];

/**
 * Splits a text into search words: '12 × 1,5l' becomes '12 1.5 liter'; `wordsOf` splits terms by the same rules.
 *
 * @param expression SQL for a text in Unicode NFC
 */
export const searchText = (expression: string): string =>
  replacements.reduce(
    (text, [pattern, by]) => `regexp_replace(${text}, '${pattern}', '${by}', 'gi')`,
    expression,
  );

/** The search vector of a product column, with its weight. */
const words = (column: string, weight: 'A' | 'B' | 'C') =>
  `setweight(to_tsvector('magazijn_dutch', ${searchText(`normalize(${column})`)}), '${weight}')`;

/**
 * The function that computes `products.search`. Texts are split by `searchText`, as `wordsOf` splits a term: PostgreSQL
 * would parse 'www.merk.nl/a:luiers' as one word. It is a function because each update of a product, even of its stock
 * alone, reads the expression of a generated column each time, and this expression takes 24 kB.
 */
export const productSearchFunction = `CREATE OR REPLACE FUNCTION "product_search"("description" text, "article_number" text, "ean" text, "brand" text, "contents" text, "category_names" text)
  RETURNS tsvector LANGUAGE sql IMMUTABLE
  RETURN ${words('description', 'A')}
    || setweight(to_tsvector('simple', regexp_replace(article_number, '[^[:alnum:]]+', '', 'g') || ' ' || ean), 'A')
    || ${words('brand', 'B')}
    || ${words('contents', 'C')}
    || setweight(to_tsvector('magazijn_dutch', category_names), 'D')`;
