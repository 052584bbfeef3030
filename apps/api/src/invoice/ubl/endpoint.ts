/** An identifier in a register that Peppol knows (Electronic Address Scheme, ISO 6523). */
export interface SchemedId {
  readonly '#text': string;
  readonly '@schemeID': '0106' | '0208' | '9944' | 'EM';
}

/** What identifies a company. */
export interface Identified {
  readonly country: 'NL' | 'BE';
  readonly companyNumber: string | null;
  readonly vatNumber: string | null;
  readonly email: string | null;
}

/** The number under which a company is registered: chamber of commerce (0106) or enterprise number (0208). */
export function registration({ country, companyNumber, vatNumber }: Identified): SchemedId | null {
  if (country === 'NL') {
    return companyNumber !== null && /^\d{8}$/.test(companyNumber)
      ? { '#text': companyNumber, '@schemeID': '0106' }
      : null;
  }
  // A Belgian VAT number is the enterprise number behind the country's letters.
  const enterprise = [companyNumber, vatNumber]
    .map((number) => number?.replace(/^BE/, '').padStart(10, '0'))
    .find((number) => number !== undefined && /^[01]\d{9}$/.test(number));
  return enterprise === undefined ? null : { '#text': enterprise, '@schemeID': '0208' };
}

/**
 * Where a company receives electronic invoices (BT-34, BT-49): its registration, else a Dutch VAT number (9944), else
 * its e-mail address. Null when none of them is known; Peppol's network then cannot carry the invoice.
 */
export function endpoint(company: Identified): SchemedId | null {
  const registered = registration(company);
  if (registered) return registered;
  if (company.vatNumber?.startsWith('NL')) return { '#text': company.vatNumber, '@schemeID': '9944' };
  return company.email === null ? null : { '#text': company.email, '@schemeID': 'EM' };
}
