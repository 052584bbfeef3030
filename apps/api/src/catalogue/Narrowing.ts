import type { listOrders } from '@magazijn/api-client/schemas';

/** How a list is narrowed and sorted. */
export interface Narrowing {
  /** One of these; none is all. */
  readonly brands: readonly string[];
  readonly offer: boolean;
  readonly stock: boolean;
  /** Whole cents, both included; null is no bound, and always null for anonymous visitors. */
  readonly priceFrom: number | null;
  readonly priceUntil: number | null;
  /** Never by price for anonymous visitors. */
  readonly order: (typeof listOrders)[number];
}
