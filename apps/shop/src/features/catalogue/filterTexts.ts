import type { OfferKind, SortOption } from '@magazijn/api-client';

/** Texts of filters and sorting. */
export const filterTexts = {
  filters: (selected: number) => (selected > 0 ? `Filters (${selected})` : 'Filters'),
  show: (found: string) => `Toon ${found}`,
  apply: 'Pas toe',
  brand: 'Merk',
  offer: 'Aanbieding',
  onOffer: 'In de aanbieding',
  offerKinds: {
    'free-goods': 'Combinatiedeals',
    percentage: 'Korting',
    'give-away': 'Cadeau',
  } satisfies Record<OfferKind, string>,
  offerKind: 'Soort aanbieding',
  everyOffer: 'Alle aanbiedingen',
  stock: 'Voorraad',
  inStock: 'Op voorraad',
  size: 'Maat',
  pack: 'Verpakking',
  allergens: 'Allergenen',
  free: (allergen: string) => `Zonder ${allergen}`,
  quality: 'Kwaliteit',
  organic: 'Biologisch',
  from: (price: string) => `Vanaf ${price}`,
  until: (price: string) => `Tot en met ${price}`,
  sortOptions: {
    name: 'Naam (A–Z)',
    new: 'Nieuw eerst',
    price: 'Prijs oplopend',
    'price-desc': 'Prijs aflopend',
  } satisfies Record<Exclude<SortOption, 'default'>, string>,
  nothingLeft: 'Met deze filters blijft er niets over.',
  clear: 'Wis alle filters',
  clearAll: 'Wis alles',
  found: (found: string) => `${found} gevonden`,
};
