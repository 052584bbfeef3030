/** Texts of `SearchBox`; the label as the specification writes it. */
export const searchBoxLabels = {
  label: 'Zoek je product of merk',
  submit: 'Zoeken',
  clear: 'Wis je zoekterm',
};
