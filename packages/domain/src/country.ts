/** The countries that the shop delivers to, as ISO 3166-1 alpha-2 codes. */
export type Country = 'NL' | 'BE';
