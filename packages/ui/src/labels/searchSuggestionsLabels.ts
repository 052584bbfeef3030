/** Texts of `SearchSuggestions`; the last two are announced, not shown. */
export const searchSuggestionsLabels = {
  list: 'Suggesties',
  products: 'Producten',
  categories: 'Categorieën',
  earlier: 'Eerder gezocht',
  clearEarlier: 'Wis zoekgeschiedenis',
  soldOut: 'Uitverkocht',
  all: { one: 'Het ene resultaat voor ‘{term}’', other: 'Alle {count} resultaten voor ‘{term}’' },
  found: {
    one: '{count} suggestie. Kies met de pijltjestoetsen.',
    other: '{count} suggesties. Kies met de pijltjestoetsen.',
  },
  none: 'Geen suggesties.',
};
