/** The key of an article number or EAN, for comparison: lower case letters and digits only, without 'art. nr.'. */
export const numberKey = (term: string): string =>
  term
    .normalize('NFC')
    .replace(/^(?:art\p{L}*[. ]*(?:nr)?|ean|sku)[.: ]+(?=.*\d)/iu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

const maxNumberLength = 40;

/** Whether a key can be a number: it has a digit, and nothing that a full text query treats as an operator. */
export const isNumberKey = (key: string): boolean =>
  key.length <= maxNumberLength && /^[a-z\d]*\d[a-z\d]*$/.test(key);

/** A key and its forms with the leading zeros that spreadsheets remove: for short numbers and EANs. */
export const paddedKeys = (key: string): string[] =>
  /^(?:\d{1,5}|\d{7}|\d{12})$/.test(key) ? [key, `0${key}`, `00${key}`] : [key];

/** The maximum length of a number with variants: longer ones have too many. */
const maxMistypedLength = 14;

/** Variants with one mistake: a wrong, missing or extra digit, or two swapped. None for letters and unusual lengths. */
export function mistypedKeys(key: string): string[] {
  if (!/^\d+$/.test(key) || key.length < 4 || key.length > maxMistypedLength) return [];
  const figures = [...'0123456789'];
  const found = new Set<string>();
  for (let at = 0; at <= key.length; at += 1) {
    const [before, behind] = [key.slice(0, at), key.slice(at)];
    for (const figure of figures) {
      found.add(before + figure + behind);
      if (behind !== '') found.add(before + figure + behind.slice(1));
    }
    if (behind !== '') found.add(before + behind.slice(1));
    if (behind.length > 1) found.add(`${before}${behind[1]}${behind[0]}${behind.slice(2)}`);
  }
  found.delete(key);
  return [...found];
}
