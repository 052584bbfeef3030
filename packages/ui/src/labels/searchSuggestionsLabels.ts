/** Texts of `SearchSuggestions`; the last two are said, not shown. */
export const searchSuggestionsLabels = {
  list: 'Suggesties',
  products: 'Producten',
  categories: 'Categorieën',
  earlier: 'Eerder gezocht',
  clearEarlier: 'Wis zoekgeschiedenis',
  found: (count: number) =>
    count === 1
      ? '1 suggestie. Kies met de pijltjestoetsen.'
      : `${count} suggesties. Kies met de pijltjestoetsen.`,
  none: 'Geen suggesties.',
};
