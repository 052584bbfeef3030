/** The countries that the shop delivers to, for stories and tests. */
export const sampleCountries = [
  { value: 'NL', label: 'Nederland' },
  { value: 'BE', label: 'België' },
];
