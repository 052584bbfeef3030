import type { SelectedFacets } from './Facet.ts';

/** The selected options after one is ticked or unticked. A facet without selected options is dropped. */
export function toggleFacet(selected: SelectedFacets, name: string, value: string): SelectedFacets {
  const now = selected[name] ?? [];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  const { [name]: _, ...others } = selected;
  return next.length === 0 ? others : { ...others, [name]: next };
}
