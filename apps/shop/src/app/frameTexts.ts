/** Texts of the frame around every page that the browser sets. */
export const frameTexts = {
  offers: 'Aanbiedingen',
  favourites: ['Favoriete', 'producten'] as const,
  grocery: 'Boodschappen',
  offline: 'Je bent offline. Wat je ziet kan verouderd zijn.',
};
