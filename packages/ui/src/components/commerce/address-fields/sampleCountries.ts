/** Where the shop delivers, for stories and tests. */
export const sampleCountries = [
  { value: 'NL', label: 'Nederland' },
  { value: 'BE', label: 'België' },
];
