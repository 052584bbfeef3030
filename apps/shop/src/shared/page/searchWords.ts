/** A text in lower case and without accents, for comparison in a search. */
export const searchableText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The words of a search field's text, as {@link searchableText}. */
export const searchWords = (search: string): readonly string[] =>
  searchableText(search).split(/\s+/).filter(Boolean);
