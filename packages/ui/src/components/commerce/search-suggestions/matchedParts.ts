interface MatchedPart {
  readonly text: string;
  readonly start: number;
  readonly matched: boolean;
}

/** Lower-case letters without accents. Each keeps its length, so that offsets stay valid. */
const plain = (text: string): string =>
  [...text]
    .map((letter) => letter.normalize('NFD')[0]?.toLowerCase().padEnd(letter.length) ?? letter)
    .join('');

/** Splits a text at the words whose start matches the term, regardless of case and accents. */
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
