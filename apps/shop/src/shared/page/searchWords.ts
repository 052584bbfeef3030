/** A text as it is compared in a search: without capitals and accents. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The words of what was typed into a search field, as {@link plainText}. */
export const searchWords = (search: string): readonly string[] =>
  plainText(search).split(/\s+/).filter(Boolean);
