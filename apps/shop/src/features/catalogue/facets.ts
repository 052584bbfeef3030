// Converts the filters of an address to those of the kit's components.
import type { Facets, ProductFilters } from '@magazijn/api-client';
import type { Facet, SelectedFacets } from '@magazijn/ui';
import { filterTexts } from './filterTexts.ts';
import { type OptionFilter, optionFilters, optionNames, withOptions } from './productListUrl.ts';

/** The selected options of each facet, under the facets' names. */
export const selectedOf = (filters: ProductFilters): SelectedFacets => ({
  ...Object.fromEntries(optionFilters.map((filter) => [optionNames[filter], filters[filter]])),
  ...(filters.organic && { biologisch: ['1'] }),
  ...(filters.onOffer && { aanbieding: ['1'] }),
  ...(filters.inStock && { voorraad: ['1'] }),
});

const asItIs = (name: string): string => name;

/** The facets for the kit, under the names of the query parameters; without unselected options that have no results. */
export function facetsOf(facets: Facets, filters: ProductFilters): readonly Facet[] {
  const { onOffer, inStock, organic = 0 } = facets;
  const only = (name: string, label: string, option: string, count: number, selected: boolean): Facet => ({
    name,
    label,
    options: count > 0 || selected ? [{ value: '1', label: option, count }] : [],
  });
  const several = (filter: OptionFilter, label: string, least = 1, labelOf = asItIs): Facet => {
    const found = facets[filter] ?? [];
    const missing = filters[filter].filter((each) => found.every(({ name }) => name !== each));
    const options = [...found, ...missing.map((name) => ({ name, count: 0 }))];
    return {
      name: optionNames[filter],
      label,
      options:
        options.length < least && filters[filter].length === 0
          ? []
          : options.map(({ name, count }) => ({ value: name, label: labelOf(name), count })),
    };
  };
  return [
    several('brands', filterTexts.brand),
    only('aanbieding', filterTexts.offer, filterTexts.onOffer, onOffer, filters.onOffer),
    only('voorraad', filterTexts.stock, filterTexts.inStock, inStock, filters.inStock),
    // Filtering by a single size or pack would change nothing.
    several('sizes', filterTexts.size, 2),
    several('packs', filterTexts.pack, 2),
    several('freeOf', filterTexts.allergens, 1, filterTexts.free),
    only('biologisch', filterTexts.quality, filterTexts.organic, organic, filters.organic),
  ];
}

export const withSelected = (filters: ProductFilters, selected: SelectedFacets): ProductFilters => ({
  ...filters,
  ...withOptions((filter) => (selected[optionNames[filter]] ?? []).toSorted()),
  onOffer: selected.aanbieding !== undefined,
  inStock: selected.voorraad !== undefined,
  organic: selected.biologisch !== undefined,
});
