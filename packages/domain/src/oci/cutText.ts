/** Made once: making it takes longer than using it. */
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/**
 * A text as a form field of a fixed length holds it: on one line, without blanks around it, and cut
 * after whole characters, so that neither an emoji nor a letter with a combining accent is split.
 * The length counts UTF-16 units, the larger of the ways in which receivers count.
 */
export function cutText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  let cut = '';
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length > length) break;
    cut += segment;
  }
  return cut.trimEnd();
}
