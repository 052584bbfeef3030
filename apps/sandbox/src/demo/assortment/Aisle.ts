import type { SubCategory } from './SubCategory.ts';

/** A category without parent; its place in the list of aisles is its number in the shop. */
export interface Aisle {
  readonly url: string;
  readonly description: string;
  readonly intro: string;
  readonly subCategories: readonly SubCategory[];
  /** Paths of the products on the banner of the category, from left to right. */
  readonly banner: readonly string[];
  /** Products that lie in the category itself. */
  readonly direct?: Pick<SubCategory, 'advice' | 'points' | 'families'>;
}
