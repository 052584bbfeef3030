export const sampleOrders = [
  { value: 'popular', label: 'Populariteit' },
  { value: 'price', label: 'Prijs, laag naar hoog' },
  { value: 'name', label: 'Naam' },
];
