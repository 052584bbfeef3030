import type { Deal } from '@magazijn/domain/cart';

/** A product of a list as the database gives it. Prices are whole cents. */
export interface ProductRow {
  readonly id: number;
  readonly path: string;
  readonly articleNumber: string;
  readonly ean: string;
  readonly brand: string;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly images: string[];
  readonly priceCents: number;
  readonly priceOldCents: number | null;
  readonly stock: number;
  readonly available: boolean;
  readonly isNew: boolean;
  readonly offerIcon: string | null;
  readonly offerLabel: string | null;
  readonly deal: Deal | null;
  readonly categoryUrl: string;
  readonly categoryDescription: string;
  readonly parentCategoryUrl: string | null;
  readonly parentCategoryDescription: string | null;
  readonly favourite: boolean;
  readonly mailMe: boolean;
}
