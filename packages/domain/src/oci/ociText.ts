/** Which characters a receiver's character set has, as far as it matters here. */
export type OciRepertoire = 'unicode' | 'latin-1' | 'ascii';

/** What a punch-out request's `http_content_charset` comes to. */
export interface OciCharset {
  /** for the form's `accept-charset` */
  readonly label: string;
  readonly repertoire: OciRepertoire;
}

const latin1 = ['iso-8859-1', 'iso8859-1', 'latin1', 'l1', 'windows-1252', 'cp1252'];

/**
 * Reads the character set that a procurement system asks for; UTF-8 when it names none, or none that there can be.
 *
 * Of any other set than Unicode's and Latin-1 only the letters that it shares with ASCII are used, which all of them
 * have at the same place.
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

/**
 * A text of at most so many characters that ends with a whole word: words end at blanks, slashes and hyphens. A single
 * word that is longer than the field is cut where the field ends.
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
