import type { WireFacets } from '@magazijn/api-client/schemas';
import type { ProductPage } from './ProductPage.ts';

/** A part of what a search found. */
export interface SearchedPage extends ProductPage {
  /** How many were found before they were narrowed. */
  readonly before: number;
  /** What was searched for in the place of words with typing errors; null for the words themselves. */
  readonly searched: string | null;
  /** Null when they were not asked for. */
  readonly facets: WireFacets | null;
}
