import type { Country } from '../country/Country.ts';
import { formatPostcode } from './formatPostcode.ts';

/**
 * Whether a text is a postcode of the country, however it is spaced or capitalised.
 * Dutch ones never start with 0 and never end in SA, SD or SS.
 */
export function isPostcode(text: string, country: Country): boolean {
  const postcode = formatPostcode(text, country);
  return country === 'NL'
    ? /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/.test(postcode)
    : /^[1-9]\d{3}$/.test(postcode);
}
