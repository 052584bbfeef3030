export const facetFiltersLabels = {
  filters: 'Filters',
  price: 'Prijs',
  from: 'Vanaf',
  until: 'Tot en met',
  reversed: 'De laagste prijs is hoger dan de hoogste.',
  more: 'Toon nog {count}',
  selected: 'Gekozen filters',
  remove: 'Verwijder filter:',
  clear: 'Wis alle filters',
};
