/** What is looked for by an article number or an EAN: letters and figures only, in small letters. */
export const numberKey = (term: string): string =>
  term
    .normalize('NFC')
    .replace(/^(?:art\p{L}*[. ]*(?:nr)?|ean|sku)[.: ]+(?=.*\d)/iu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** No number of ours is longer. */
const longestNumber = 40;

/** Whether a key can be an article number or an EAN, and not a name or a part of a full text query. */
export const isNumberKey = (key: string): boolean =>
  key.length <= longestNumber && /^[a-z\d]*\d[a-z\d]*$/.test(key);

/** Keys of the same number with the noughts in front that spreadsheets take off: of a short one, and of an EAN. */
export const paddedKeys = (key: string): string[] =>
  /^(?:\d{1,5}|\d{7}|\d{12})$/.test(key) ? [key, `0${key}`, `00${key}`] : [key];

/** Of longer numbers one wrong figure gives too many others. */
const longestMistyped = 14;

/**
 * What a number may have been meant as: with one figure wrong, missing or too much, or two changed about. Those of a number
 * that is too short or too long to tell are none.
 */
export function mistypedKeys(key: string): string[] {
  if (!/^\d+$/.test(key) || key.length < 4 || key.length > longestMistyped) return [];
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
