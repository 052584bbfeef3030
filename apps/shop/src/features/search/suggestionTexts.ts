/** Texts under the search box. */
export const suggestionTexts = {
  within: (category: string) => `in ${category}`,
  loading: 'Suggesties worden geladen…',
  none: 'Geen suggesties. Druk op Enter om te zoeken.',
  failed: 'Suggesties kunnen nu niet worden geladen. Druk op Enter om te zoeken.',
  offline: 'Je bent offline. Suggesties komen terug zodra er weer verbinding is.',
};
