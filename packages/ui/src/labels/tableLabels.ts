/** Texts of `Table`. */
export const tableLabels = {
  selectRow: 'Selecteer {name}',
  selectPage: 'Selecteer alle rijen op deze pagina',
  selectAll: 'Selecteer alle {count} rijen',
  selected: { one: 'rij geselecteerd', other: 'rijen geselecteerd' },
  clear: 'Wis selectie',
  actions: 'Acties voor de selectie',
  empty: 'Er is hier nog niets.',
  loading: 'De rijen worden geladen.',
  ascending: 'Gesorteerd op {column}, oplopend.',
  descending: 'Gesorteerd op {column}, aflopend.',
  pages: 'Pagina’s van de tabel',
  range: '{from}–{to} van {count}',
  page: 'Pagina',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
};
