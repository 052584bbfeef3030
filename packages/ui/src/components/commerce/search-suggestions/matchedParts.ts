/** A piece of a text, and whether it is what was typed. */
interface MatchedPart {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly start: number;
  readonly matched: boolean;
}

/** Letters without their accents, each of the length that it had. */
const plain = (text: string): string =>
  [...text]
    .map((letter) => letter.normalize('NFD')[0]?.toLowerCase().padEnd(letter.length) ?? letter)
    .join('');

/**
 * A text in pieces: those that begin a word and are what was typed, whatever their case and accents, and those between.
 *
 * @example matchedParts('Luiers maat 4', 'lui') // 'Lui', matched, and 'ers maat 4'
 */
export function matchedParts(text: string, term: string): MatchedPart[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  const letters = plain(text);
  const parts: MatchedPart[] = [];
  let start = 0;
  for (const { index, 0: word } of letters.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = Math.max(0, ...words.filter((each) => word.startsWith(each)).map((each) => each.length));
    if (length === 0) continue;
    if (index > start) parts.push({ text: text.slice(start, index), start, matched: false });
    start = index + length;
    parts.push({ text: text.slice(index, start), start: index, matched: true });
  }
  if (start < text.length) parts.push({ text: text.slice(start), start, matched: false });
  return parts;
}
