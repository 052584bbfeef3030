/** Texts of `SearchSuggestions`; those from `more` on are read aloud, not shown. */
export const searchSuggestionsLabels = {
  list: 'Suggesties',
  products: 'Producten',
  categories: 'Categorieën',
  earlier: 'Eerder gezocht',
  clearEarlier: 'Wis zoekgeschiedenis',
  soldOut: 'Uitverkocht',
  all: { one: 'Het ene resultaat voor ‘{term}’', other: 'Alle {count} resultaten voor ‘{term}’' },
  allUncounted: 'Alle resultaten voor ‘{term}’',
  add: 'Voeg toe',
  more: 'Eén meer',
  less: 'Eén minder',
  inCart: '{count} in je winkelmand',
  found: {
    one: '{count} suggestie. Kies met de pijltjestoetsen.',
    other: '{count} suggesties. Kies met de pijltjestoetsen.',
  },
  order: 'Met de pijltjestoets naar rechts voeg je een product toe.',
  none: 'Geen suggesties.',
};
