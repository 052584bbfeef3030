/** Which characters a receiver's character set has, as far as it matters here. */
export type OciRepertoire = 'unicode' | 'latin-1' | 'ascii';

/** What a call-up's `http_content_charset` comes to. */
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
