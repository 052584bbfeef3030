import type { OciRepertoire } from './ociCharset.ts';

/** What stands in for signs that are common in names and that no older set has. */
const plain: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '™': 'TM',
  '½': '1/2',
  '×': 'x',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
};

/** Made once: making it takes longer than using it. */
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

const has: Readonly<Record<Exclude<OciRepertoire, 'unicode'>, RegExp>> = {
  'latin-1': /^[\x20-\x7e\xa0-\xff]*$/,
  ascii: /^[\x20-\x7e]*$/,
};

/**
 * A text in the characters that the receiver's set has: a letter without its accent where the set lacks it, a question
 * mark for what has no counterpart. A browser would send `&#1076;` instead, which is longer than the field may be.
 *
 * @example fitRepertoire('Crème fraîche – 1 €', 'ascii') // 'Creme fraiche - 1 EUR'
 */
export function fitRepertoire(text: string, repertoire: OciRepertoire): string {
  if (repertoire === 'unicode') return text;
  const known = has[repertoire];
  if (known.test(text)) return text;
  let fitted = '';
  // composed first: an e and its accent are one letter that Latin-1 has
  for (const { segment } of graphemes.segment(text.normalize())) {
    const bare = plain[segment] ?? segment.normalize('NFKD').replace(/\p{M}/gu, '');
    fitted += known.test(segment) ? segment : bare !== '' && known.test(bare) ? bare : '?';
  }
  return fitted;
}
