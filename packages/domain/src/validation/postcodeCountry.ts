import type { Country } from '../country/Country.ts';
import { isPostcode } from './isPostcode.ts';

/** The country whose postcode a text is: '1234 AB' is Dutch, '9000' Belgian; null when it is neither. */
export function postcodeCountry(text: string): Country | null {
  if (isPostcode(text, 'NL')) return 'NL';
  return isPostcode(text, 'BE') ? 'BE' : null;
}
