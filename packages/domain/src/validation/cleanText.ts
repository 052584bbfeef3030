/**
 * What people cannot see and did not mean: zero-width spaces, byte order marks, soft hyphens, marks of the writing
 * direction. The zero-width joiners stay, since names in some scripts are spelt with them.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** What is no character at all, and what no XML document can hold: controls, half a surrogate pair, U+FFFE and its like. */
const unwritable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/**
 * A line of text as it was meant: without invisible characters and controls, with single plain spaces, and none at its ends. Accents
 * are composed (Unicode NFC), so that a name looks and compares the same however it was typed.
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
 * A text of several lines, such as HTML, without what is no character: every line ends with a line feed, also where
 * U+2028 or U+2029 stood, which some programs take for the end of a line and others do not. Its spaces stay as they are.
 *
 * @example cleanLines('<p>Een\u2028twee</p>\r\n\u0000') // '<p>Een\ntwee</p>\n'
 */
export const cleanLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, '');
