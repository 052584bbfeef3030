/**
 * What people cannot see and did not mean: zero-width spaces, byte order marks, soft hyphens, marks of the writing
 * direction. The zero-width joiners stay, since names in some scripts are spelt with them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

/**
 * A line of text as it was meant: without invisible characters, with single plain spaces, and none at its ends. Accents
 * are composed (Unicode NFC), so that a name looks and compares the same however it was typed.
 *
 * @example cleanText(' Zoë\u00a0 d’Hondt\u200b') // 'Zoë d’Hondt'
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(/\s+/gu, ' ').trim();
}
