import type { SelectedFacets } from './Facet.ts';

/**
 * What is chosen after one choice was ticked or unticked. A facet without a choice left disappears.
 *
 * @example
 * toggleFacet({ brand: ['pukkie'] }, 'brand', 'pukkie'); // {}
 */
export function toggleFacet(selected: SelectedFacets, name: string, value: string): SelectedFacets {
  const now = selected[name] ?? [];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  const { [name]: _, ...others } = selected;
  return next.length === 0 ? others : { ...others, [name]: next };
}
