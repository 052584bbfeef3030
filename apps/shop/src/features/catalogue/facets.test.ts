import { describe, expect, test } from 'vitest';
import { facetsOf, selectedOf, withSelected } from './facets.ts';
import { noFilters, visibleFilters } from './productListUrl.ts';
import { filterChips } from './SelectedFilters.tsx';

describe('facetsOf', () => {
  // @vitest-environment node

  const facets = { brands: [{ name: 'Pukkie', count: 3 }], onOffer: 0, inStock: 2, prices: null };

  test('an option without results is left out, unless it is selected', () => {
    const [brand, offer, stock] = facetsOf(facets, noFilters);
    expect(brand?.options).toEqual([{ value: 'Pukkie', label: 'Pukkie', count: 3 }]);
    expect(offer?.options).toEqual([]);
    expect(stock?.options).toEqual([{ value: '1', label: 'Op voorraad', count: 2 }]);
    const selected = facetsOf(facets, { ...noFilters, brands: ['Weg'], onOffer: true });
    expect(selected[0]?.options.at(-1)).toEqual({ value: 'Weg', label: 'Weg', count: 0 });
    expect(selected[1]?.options).toEqual([{ value: '1', label: 'In de aanbieding', count: 0 }]);
  });

  test('sizes, packs, allergens and organic are facets where the back end counts them', () => {
    const counted = {
      ...facets,
      sizes: [
        { name: 'Maat 3', count: 2 },
        { name: 'Maat 4', count: 1 },
      ],
      packs: [{ name: 'doos', count: 3 }],
      freeOf: [{ name: 'gluten', count: 2 }],
      organic: 1,
    };
    const labels = (given: typeof facets, filters = noFilters) =>
      facetsOf(given, filters)
        .filter(({ options }) => options.length > 0)
        .map(({ label, options }) => `${label}: ${options.map((option) => option.label).join(', ')}`);
    expect(labels(counted).slice(2)).toEqual([
      'Maat: Maat 3, Maat 4',
      'Allergenen: Zonder gluten',
      'Kwaliteit: Biologisch',
    ]);
    // A single pack chooses nothing, unless it is chosen.
    expect(labels(counted, { ...noFilters, packs: ['doos'] })).toContain('Verpakking: doos');
    expect(labels(facets)).toEqual(['Merk: Pukkie', 'Voorraad: Op voorraad']);
  });

  test('the selection converts both ways without a change', () => {
    const filters = {
      ...noFilters,
      brands: ['A', 'B'],
      inStock: true,
      sizes: ['A4'],
      packs: ['doos'],
      freeOf: ['gluten', 'melk'],
      organic: true,
      priceFrom: 5,
    };
    expect(withSelected(filters, selectedOf(filters))).toEqual(filters);
    expect(withSelected(filters, {})).toEqual({ ...noFilters, priceFrom: 5 });
  });
});

describe('filterChips', () => {
  // @vitest-environment node

  const selected = {
    ...noFilters,
    brands: ['Pukkie', 'Wolkje'],
    onOffer: true,
    inStock: true,
    priceFrom: 5,
    sizes: ['Maat 4'],
    packs: ['doos'],
    freeOf: ['melk'],
    organic: true,
    priceUntil: 12.5,
    sort: 'price',
  } as const;

  test('each selected filter has a name, and the filters without it', () => {
    const chips = filterChips(selected);
    expect(chips.map(({ label }) => label)).toEqual([
      'Merk: Pukkie',
      'Merk: Wolkje',
      'Maat: Maat 4',
      'Verpakking: doos',
      'Zonder melk',
      'Biologisch',
      'In de aanbieding',
      'Op voorraad',
      'Vanaf €\u00a05,00',
      'Tot en met €\u00a012,50',
    ]);
    expect(chips[0]?.remaining).toEqual({ ...selected, brands: ['Wolkje'] });
    expect(chips[4]?.remaining).toEqual({ ...selected, freeOf: [] });
    expect(chips[9]?.remaining).toEqual({ ...selected, priceUntil: null });
    expect(new Set(chips.map(({ id }) => id)).size).toBe(10);
  });

  test('[R01] a visitor has no price filter', () => {
    const shown = visibleFilters(selected, false);
    expect(shown).toEqual({ ...selected, priceFrom: null, priceUntil: null, sort: 'default' });
    expect(visibleFilters({ ...selected, sort: 'name' }, false).sort).toBe('name');
    expect(visibleFilters(selected, true)).toBe(selected);
  });
});
