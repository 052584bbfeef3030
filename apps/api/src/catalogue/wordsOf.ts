const longest = 8;

/**
 * The words of what someone typed, at most eight. Article numbers and EANs are one word, however they are spaced.
 *
 * @example wordsOf('Luiers, maat 4') // ['luiers', 'maat', '4']
 * @example wordsOf('101 404') // ['101404']
 * @example wordsOf('servetten 24x24') // ['servetten', '24', '24']
 */
export function wordsOf(term: string): string[] {
  const compact = term.trim();
  if (/^\d[\d ]{3,}$/.test(compact)) return [compact.replaceAll(' ', '')];
  const sized = term.replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/gi, ' ');
  return (sized.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, longest);
}
