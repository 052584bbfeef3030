import type { Country } from '../country.ts';

/** Checks a postcode regardless of spaces and case. Dutch ones never start with 0 and never end in SA, SD or SS. */
export function isPostcode(text: string, country: Country): boolean {
  const postcode = formatPostcode(text, country);
  return country === 'NL'
    ? /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/.test(postcode)
    : /^[1-9]\d{3}$/.test(postcode);
}

/** Formats a postcode: '1234 AB' in the Netherlands, '9000' in Belgium. Text that is not a postcode is only trimmed. */
export function formatPostcode(text: string, country: Country): string {
  const compact = text.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
  const parts = country === 'NL' ? /^(\d{4})([A-Z]{2})$/.exec(compact) : null;
  if (parts) return `${parts[1]} ${parts[2]}`;
  return country === 'BE' && /^\d{4}$/.test(compact) ? compact : text.trim();
}

/** The country of a postcode: '1234 AB' is Dutch, '9000' Belgian; null when it is neither. */
export function postcodeCountry(text: string): Country | null {
  if (isPostcode(text, 'NL')) return 'NL';
  return isPostcode(text, 'BE') ? 'BE' : null;
}
