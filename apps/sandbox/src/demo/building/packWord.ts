/**
 * A word that fits on a pack: lower case, at most 12 characters, whole words where possible.
 *
 * @example packWord('Appel-peer met banaan') // 'appel-peer'
 */
export function packWord(text: string): string {
  const words = text.trim().toLowerCase().split(/\s+/);
  let fitting = '';
  for (const word of words) {
    const longer = fitting === '' ? word : `${fitting} ${word}`;
    if (longer.length > 12) break;
    fitting = longer;
  }
  const result = fitting === '' ? (words[0] ?? '').slice(0, 12) : fitting;
  return result.replace(/( (met|en|voor|van|zonder))?[,.]?$/, '');
}
