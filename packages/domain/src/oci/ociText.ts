/** The repertoires of the supported character sets. */
export type OciRepertoire = 'unicode' | 'latin-1' | 'ascii';

/** The parsed `http_content_charset` of a punch-out request. */
export interface OciCharset {
  /** for the form's `accept-charset` */
  readonly label: string;
  readonly repertoire: OciRepertoire;
}

const latin1 = ['iso-8859-1', 'iso8859-1', 'latin1', 'l1', 'windows-1252', 'cp1252'];

/**
 * Parses the character set of a procurement system; UTF-8 without a valid one.
 *
 * Other sets than Unicode's and Latin-1 are treated as ASCII, which they all include.
 *
 * @example readOciCharset('ISO-8859-1') // { label: 'ISO-8859-1', repertoire: 'latin-1' }
 */
export function readOciCharset(asked: string): OciCharset {
  const label = asked.trim();
  if (!/^[a-z0-9][\w.:-]{0,39}$/i.test(label)) return { label: 'UTF-8', repertoire: 'unicode' };
  const name = label.toLowerCase();
  if (/^utf-?8$/.test(name)) return { label: 'UTF-8', repertoire: 'unicode' };
  return { label, repertoire: latin1.includes(name) ? 'latin-1' : 'ascii' };
}

/** Replacements of common characters that older sets lack. */
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

/** Shared, since construction is expensive. */
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

const has: Readonly<Record<Exclude<OciRepertoire, 'unicode'>, RegExp>> = {
  'latin-1': /^[\x20-\x7e\xa0-\xff]*$/,
  ascii: /^[\x20-\x7e]*$/,
};

/**
 * Fits a text into the receiver's character set: letters lose accents that the set lacks, other characters become a
 * question mark. A browser would send `&#1076;` instead, which can exceed the field's length.
 *
 * @example fitRepertoire('Crème fraîche – 1 €', 'ascii') // 'Creme fraiche - 1 EUR'
 */
export function fitRepertoire(text: string, repertoire: OciRepertoire): string {
  if (repertoire === 'unicode') return text;
  const known = has[repertoire];
  if (known.test(text)) return text;
  let fitted = '';
  // Composed first: Latin-1 has an accented letter only as one character.
  for (const { segment } of graphemes.segment(text.normalize())) {
    const bare = plain[segment] ?? segment.normalize('NFKD').replace(/\p{M}/gu, '');
    fitted += known.test(segment) ? segment : bare !== '' && known.test(bare) ? bare : '?';
  }
  return fitted;
}

/**
 * Fits a text into a form field: one line, trimmed, and cut between whole characters, so that no emoji or combining
 * accent is split. The length is counted in UTF-16 units, the strictest count among receivers.
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

/**
 * Cuts a text after a whole word: words end at spaces, slashes and hyphens. A first word that is too long is cut at
 * the maximum.
 *
 * @example cutAtWord('voeding/fruit', 10) // 'voeding'
 */
export function cutAtWord(text: string, length: number): string {
  const line = cutText(text, Number.POSITIVE_INFINITY);
  const cut = cutText(line, length);
  if (cut === line || /^[\s/_-]/.test(line.slice(cut.length))) return cut;
  const words = /^(.*[^\s/_-])[\s/_-]+[^\s/_-]*$/.exec(cut);
  return words?.[1] ?? cut;
}
