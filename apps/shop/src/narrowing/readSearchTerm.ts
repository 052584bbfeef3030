/** The back end takes no more (`GET /product/search`). */
export const longestTerm = 200;

/**
 * What is searched for when this was typed or stands in an address: without control characters and half letters, in one
 * line, and no longer than the back end takes.
 *
 * @example readSearchTerm(' luiers\u0000maat 4 ') // 'luiers maat 4'
 */
export const readSearchTerm = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestTerm)
    .toWellFormed();
