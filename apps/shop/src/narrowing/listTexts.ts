import type { ListOrder } from '@magazijn/api-client';

/** Texts of a list that can be narrowed and sorted. */
export const listTexts = {
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
  show: (found: string) => `Toon ${found}`,
  apply: 'Pas toe',
  brand: 'Merk',
  offer: 'Aanbieding',
  onOffer: 'In de aanbieding',
  stock: 'Voorraad',
  inStock: 'Op voorraad',
  from: (price: string) => `Vanaf ${price}`,
  until: (price: string) => `Tot en met ${price}`,
  orders: {
    name: 'Naam (A–Z)',
    new: 'Nieuw eerst',
    price: 'Prijs oplopend',
    'price-desc': 'Prijs aflopend',
  } satisfies Record<Exclude<ListOrder, 'default'>, string>,
  nothingLeft: 'Met deze filters blijft er niets over.',
  clear: 'Wis alle filters',
  found: (found: string) => `${found} gevonden`,
};
