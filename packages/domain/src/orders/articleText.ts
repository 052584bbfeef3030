/** `art. 101 404`, with no-break spaces. */
export const articleText = (articleNumber: string): string =>
  `art. ${articleNumber}`.replaceAll(' ', '\u00a0');
