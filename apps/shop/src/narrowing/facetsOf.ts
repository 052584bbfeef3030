import type { Facets, Narrowing } from '@magazijn/api-client';
import type { Facet } from '@magazijn/ui';
import { listTexts } from './listTexts.ts';

/** The facets as the kit shows them, under the names of the query parameters; a choice that leaves nothing is left out. */
export function facetsOf({ brands, onOffer, inStock }: Facets, narrowing: Narrowing): readonly Facet[] {
  const only = (label: string, count: number, chosen: boolean) =>
    count > 0 || chosen ? [{ value: '1', label, count }] : [];
  const missing = narrowing.brands.filter((brand) => brands.every(({ name }) => name !== brand));
  return [
    {
      name: 'merk',
      label: listTexts.brand,
      options: [
        ...brands.map(({ name, count }) => ({ value: name, label: name, count })),
        ...missing.map((name) => ({ value: name, label: name, count: 0 })),
      ],
    },
    {
      name: 'aanbieding',
      label: listTexts.offer,
      options: only(listTexts.onOffer, onOffer, narrowing.onOffer),
    },
    {
      name: 'voorraad',
      label: listTexts.stock,
      options: only(listTexts.inStock, inStock, narrowing.inStock),
    },
  ];
}
