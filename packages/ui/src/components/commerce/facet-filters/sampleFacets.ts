import type { Facet } from './Facet.ts';

export const sampleFacets: readonly Facet[] = [
  {
    name: 'brand',
    label: 'Merk',
    options: ['Pukkie', 'Zacht', 'Puur', 'Fris', 'Bloem', 'Berk', 'Klaver', 'Linde', 'Meidoorn', 'Olm'].map(
      (label, index) => ({ value: label.toLowerCase(), label, count: 24 - 2 * index }),
    ),
  },
  { name: 'offer', label: 'Aanbieding', options: [{ value: '1', label: 'In de aanbieding', count: 7 }] },
  { name: 'stock', label: 'Voorraad', options: [{ value: '1', label: 'Op voorraad', count: 56 }] },
];
