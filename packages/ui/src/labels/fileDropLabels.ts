export const fileDropLabels = {
  kilobytes: '{size} kB',
  megabytes: '{size} MB',
  drop: 'Sleep hierheen, plak, of',
  choose: 'kies een bestand',
  list: 'Gekozen bestanden',
  progress: '{name} wordt verstuurd',
  remove: 'Verwijder {name}',
  removed: '{name} is verwijderd.',
  added: { one: '{count} bestand toegevoegd.', other: '{count} bestanden toegevoegd.' },
  wrongKind: '{name} kan niet. Kies een bestand van deze soort: {accept}.',
  tooLarge: '{name} is te groot. Een bestand mag tot {size} zijn.',
  tooMany: { one: 'Kies één bestand.', other: 'Kies niet meer dan {count} bestanden.' },
};
