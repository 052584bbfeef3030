import type { Country } from '../country/Country.ts';

/**
 * A postcode as the country's post writes it: '1234 AB' in the Netherlands, '9000' in Belgium.
 * Text that is no postcode comes back trimmed, otherwise as it was: never change what we do not understand.
 */
export function formatPostcode(text: string, country: Country): string {
  const compact = text.replace(/[\s\p{Cf}]/gu, '').toUpperCase();
  const parts = country === 'NL' ? /^(\d{4})([A-Z]{2})$/.exec(compact) : null;
  if (parts) return `${parts[1]} ${parts[2]}`;
  return country === 'BE' && /^\d{4}$/.test(compact) ? compact : text.trim();
}
