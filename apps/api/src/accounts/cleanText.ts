/**
 * A text as people meant to type it: without control and format characters that came along from a document (zero width
 * spaces, direction marks, line breaks), with single spaces, composed (NFC).
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
