export type OciRepertoire = 'unicode' | 'latin-1' | 'ascii';

export interface OciCharset {
  /** for the form's `accept-charset` */
  readonly label: string;
  readonly repertoire: OciRepertoire;
}

const latin1 = ['iso-8859-1', 'iso8859-1', 'latin1', 'l1', 'windows-1252', 'cp1252'];

/**
 * Parses the character set of a procurement system; UTF-8 without a valid one. Others than Unicode's and Latin-1 count
 * as ASCII.
 *
 * @example readOciCharset('ISO-8859-1') // { label: 'ISO-8859-1', repertoire: 'latin-1' }
 */
export function readOciCharset(requested: string): OciCharset {
  const label = requested.trim();
  if (!/^[a-z0-9][\w.:-]{0,39}$/i.test(label)) return { label: 'UTF-8', repertoire: 'unicode' };
  const name = label.toLowerCase();
  if (/^utf-?8$/.test(name)) return { label: 'UTF-8', repertoire: 'unicode' };
  return { label, repertoire: latin1.includes(name) ? 'latin-1' : 'ascii' };
}

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
 * Fits a text into the receiver's character set. A browser would send `&#1076;` instead, which can exceed the field's
 * length.
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

/** Cuts a text to one trimmed line, between whole characters, by UTF-16 units: the strictest count among receivers. */
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
 * Cuts a text after a whole word, at a space, slash or hyphen.
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
