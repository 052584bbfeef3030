/**
 * Zero-width spaces, byte order marks, soft hyphens, direction marks. Names in some scripts need zero-width joiners.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Characters that XML documents cannot contain: controls, lone surrogates, U+FFFE and similar. */
const unwritable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/**
 * One line: without invisible and control characters, spaces collapsed and trimmed, in Unicode NFC so that equal names
 * compare equal.
 *
 * @example cleanText(' Zoë\u00a0 d’Hondt\u200b') // 'Zoë d’Hondt'
 */
export function cleanText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(unwritable, '')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * Several lines, such as HTML: without characters that XML cannot contain; every line, also at U+2028 and U+2029, ends
 * with a line feed.
 *
 * @example cleanLines('<p>Een\u2028twee</p>\r\n\u0000') // '<p>Een\ntwee</p>\n'
 */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, '');
