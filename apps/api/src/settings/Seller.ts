/** Who sells: what the law wants to see on an invoice of the company behind the shop (`SELLER_*`). */
export interface Seller {
  readonly name: string;
  /** With the number: 'Magazijnweg 1'. */
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  /** Without blanks. */
  readonly iban: string;
  /** With the country's letters, without blanks or points. */
  readonly vatNumber: string;
  /** Chamber of commerce (NL, eight digits) or enterprise number (BE, ten digits). */
  readonly cocNumber: string;
  readonly email: string;
  /** Customer service, as people write it; absent in what was frozen before, or when nobody gave one. */
  readonly phone?: string;
}
