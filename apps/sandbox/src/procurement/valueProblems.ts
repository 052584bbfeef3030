import { ociRules } from './ociRules.ts';

/** What is wrong with any text, in whatever field it stands. */
function textProblems(value: string): string[] {
  return [
    ...(value.startsWith(' ') ? ['begins with a blank'] : []),
    ...(/\p{Cc}/u.test(value) ? ['holds a control character'] : []),
    ...(value.includes('\uFFFD') ? ['holds bytes that the character set asked for does not have'] : []),
    ...(/&#\d+;/.test(value) ? ['holds characters that the character set asked for does not have'] : []),
    ...(/<\/?[a-z][^>]*>/i.test(value) ? ['holds HTML'] : []),
    ...(value.isWellFormed() ? [] : ['holds half a character']),
  ];
}

/** What is wrong with a field of an item; each names no field, whoever asks does. */
export function valueProblems(field: string, value: string): string[] {
  if (field === 'LONGTEXT') return textProblems(value);
  const rule = Object.hasOwn(ociRules, field) ? ociRules[field] : undefined;
  if (!rule) return ['is no field of the interface'];
  const { length, format } = rule;
  return [
    ...textProblems(value),
    ...(value.length > length ? [`has ${value.length} characters; at most ${length}`] : []),
    ...(format && !format.pattern.test(value) ? [`is '${value}', not ${format.text}`] : []),
  ];
}
