export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** The number of products that match it. */
  readonly count?: number | undefined;
}

/** A filter of products: a brand, being on offer, being in stock. */
export interface Facet {
  readonly name: string;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** The selected options, by the facet's name. */
export type SelectedFacets = Readonly<Record<string, readonly string[]>>;

/** A range of prices in euros; `null` sets no limit. */
export interface PriceRange {
  readonly from: number | null;
  readonly until: number | null;
}
