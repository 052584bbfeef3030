export const sampleCountries = [
  { value: 'NL', label: 'Nederland' },
  { value: 'BE', label: 'België' },
];
