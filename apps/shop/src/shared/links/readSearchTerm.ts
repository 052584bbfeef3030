/** The back end's maximum (`GET /product/search`). */
export const maxTermLength = 200;

/** The search term of a typed text or address: one line, without control characters, of limited length. */
export const readSearchTerm = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTermLength)
    .toWellFormed();
