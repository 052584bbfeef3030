/**
 * Invisible characters: zero-width spaces, byte order marks, soft hyphens, direction marks. Zero-width joiners stay,
 * since names in some scripts need them.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Characters that XML documents cannot contain: controls, lone surrogates, U+FFFE and similar. */
const unwritable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/**
 * Cleans one line of text: removes invisible and control characters, collapses and trims spaces, and composes accents
 * (Unicode NFC), so that equal names compare equal.
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
 * Cleans text of several lines, such as HTML: removes characters that XML cannot contain and ends every line with a
 * line feed, also at U+2028 and U+2029, which programs treat differently. Spaces stay.
 *
 * @example cleanLines('<p>Een\u2028twee</p>\r\n\u0000') // '<p>Een\ntwee</p>\n'
 */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, '');
