/** The back end's maximum (`GET /product/search`). */
export const longestTerm = 200;

/**
 * The search term of a typed text or an address: on one line, without control characters and half surrogate pairs, and
 * no longer than the back end's maximum.
 *
 * @example readSearchTerm(' luiers\u0000maat 4 ') // 'luiers maat 4'
 */
export const readSearchTerm = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestTerm)
    .toWellFormed();
