/** Texts of the frame around every page. */
export const frameTexts = {
  offers: 'Aanbiedingen',
  favourites: ['Favoriete', 'producten'] as const,
  grocery: 'Boodschappen',
  offline: 'Je bent offline. Wat je ziet kan verouderd zijn.',
  /** The selling points (S03): the core is set bold. */
  usps: [
    ['Vóór 12.00 uur besteld,', ' binnen 1-2 werkdagen bezorgd'],
    ['Gratis bezorgd', ' in Nederland en Vlaanderen vanaf € 100'],
    ['Scherpe prijzen', ' en acties voor de kinderopvang'],
    ['In Nederland zet de chauffeur', ' alles in je magazijn'],
  ] as const,
  slogan: 'Alles voor de opvang, tot in je magazijn.',
  notes: ['Alle prijzen zijn exclusief btw.', 'Registratie vóór 14.00 uur ontvangen? Dezelfde dag antwoord.'],
};
