/** One choice of a facet. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** How many products it would leave. */
  readonly count?: number | undefined;
}

/** Something products are filtered by: a brand, being on offer, being in stock. */
export interface Facet {
  readonly name: string;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** What is chosen, by the facet's name. */
export type SelectedFacets = Readonly<Record<string, readonly string[]>>;

/** A range of prices in euros; `null` is no bound. */
export interface PriceRange {
  readonly from: number | null;
  readonly until: number | null;
}
