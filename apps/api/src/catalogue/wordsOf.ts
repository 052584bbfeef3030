const longest = 8;

/** A number of which the figures stand in groups: an article number, an EAN. */
const grouped = /^\d[\d .-]{2,}\d$/;

/**
 * The words of what someone typed, at most eight: letters and figures only, as `search` in the database has them. Article
 * numbers and EANs are one word, however they are spaced.
 *
 * @example wordsOf('Luiers, maat 4') // ['luiers', 'maat', '4']
 * @example wordsOf('101 404') // ['101404']
 * @example wordsOf('servetten 24x24') // ['servetten', '24', '24']
 */
export function wordsOf(term: string): string[] {
  const typed = term.normalize('NFC').trim();
  const number = typed.replace(/^(art\p{L}*[. ]*(nr)?|ean)[.: ]+/iu, '');
  if (grouped.test(number)) return [number.replaceAll(/\D/g, '')];
  const sized = typed.replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/gi, ' ');
  return (sized.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? []).slice(0, longest);
}
