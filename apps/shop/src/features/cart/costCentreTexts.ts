export const costCentreTexts = {
  field: 'Groep of kostenplaats',
  of: (product: string) => `Groep of kostenplaats: ${product}`,
  none: 'Geen groep',
  ended: (name: string) => `${name} (bestaat niet meer)`,
  unknown: 'Onbekend',
  choose: 'Deze groep of kostenplaats bestaat niet meer. Kies een andere.',
  all: 'Groep of kostenplaats van alle regels',
  setAll: 'Zet op alle regels',
  isSet: (name: string) => `Alle regels staan op ${name}.`,
  areUnset: 'Geen regel heeft nog een groep of kostenplaats.',
  undo: 'Maak ongedaan',
} as const;
