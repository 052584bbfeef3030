/** Replaces a character that a typeface lacks: an emoji, or a letter of another script. */
const replacement = '?';

/** Invisible characters that can be dropped: joiners, variation selectors, direction marks. */
const invisibleCharacters = /[\p{Cf}\p{Variation_Selector}]/gu;
const marks = /\p{M}/gu;

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/**
 * Restricts a text to the characters of a typeface. A letter loses an accent that is missing; other missing
 * characters become a question mark, so that readers see a gap.
 *
 * @param characters the typeface's code points.
 * @example 'Verf 🎈 žuti' // 'Verf ? zuti'
 */
export function writableText(text: string, characters: ReadonlySet<number>): string {
  const isWritable = (part: string): boolean =>
    [...part].every((character) => character === '\n' || characters.has(character.codePointAt(0) ?? 0));
  const composed = text.normalize('NFC');
  if (isWritable(composed)) return composed;
  return Array.from(graphemes.segment(composed), ({ segment }) => {
    if (isWritable(segment)) return segment;
    const visible = segment.replace(invisibleCharacters, '');
    if (isWritable(visible)) return visible;
    const plain = visible.normalize('NFKD').replace(marks, '');
    return plain !== '' && isWritable(plain) ? plain : replacement;
  }).join('');
}
