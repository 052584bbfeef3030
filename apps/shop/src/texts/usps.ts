/** What speaks for ordering here (S03). */
export const usps = [
  'Vóór 12.00 uur besteld, binnen 1-2 werkdagen bezorgd',
  'Gratis bezorgd in Nederland en Vlaanderen vanaf € 100',
  'Scherpe prijzen en acties voor de kinderopvang',
  'In Nederland zet de chauffeur alles in je magazijn',
] as const;
