import type { ProductRow } from './ProductRow.ts';

/** A part of a list, and how many products the whole list has. */
export interface ProductPage {
  readonly total: number;
  readonly rows: readonly ProductRow[];
}
