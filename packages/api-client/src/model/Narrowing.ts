/** The orders of a list: `default` is what sells most, or what fits a term best; by price only for customers. */
export type ListOrder = 'default' | 'name' | 'new' | 'price' | 'price-desc';

/** What is chosen of a list. */
export interface Narrowing {
  /** One of these; none is all. */
  readonly brands: readonly string[];
  readonly onOffer: boolean;
  readonly inStock: boolean;
  /** Euros, both included; null is no bound. Nothing to anonymous visitors. */
  readonly priceFrom: number | null;
  readonly priceUntil: number | null;
  readonly order: ListOrder;
}

/** What a list can be narrowed by, with how many products one choice more would leave. */
export interface Facets {
  readonly brands: readonly { readonly name: string; readonly count: number }[];
  readonly onOffer: number;
  readonly inStock: number;
  /** The lowest and the highest price in euros; null for anonymous visitors, and where there is none. */
  readonly prices: { readonly from: number; readonly until: number } | null;
}
