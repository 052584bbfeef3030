import type { ChosenFacets } from './Facet.ts';

/**
 * What is chosen after one choice was ticked or unticked. A facet without a choice left disappears.
 *
 * @example
 * toggleFacet({ brand: ['pukkie'] }, 'brand', 'pukkie'); // {}
 */
export function toggleFacet(chosen: ChosenFacets, name: string, value: string): ChosenFacets {
  const now = chosen[name] ?? [];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  const { [name]: _, ...others } = chosen;
  return next.length === 0 ? others : { ...others, [name]: next };
}
