export const comboboxLabels = {
  options: 'Keuzes',
  selected: 'Gekozen',
  remove: 'Verwijder',
  removed: '{label} is verwijderd.',
  none: 'Niets gevonden.',
  loading: 'De keuzes worden geladen.',
  found: { one: '{count} keuze', other: '{count} keuzes' },
  more: 'En nog {count}. Typ verder om ze te vinden.',
};
