import type { Category } from '@magazijn/api-client';

/**
 * What the frame knows of the category of an address: enough for its sign and its sidebar while the rest is under way.
 *
 * @param aisles the top categories with their sub categories
 * @returns null for what is not among them: a special offer, or nothing at all
 */
export function categoryAhead(
  aisles: readonly Category[],
  at: { readonly category: string; readonly subCategory?: string },
): Category | null {
  const aisle = aisles.find(({ url }) => url === at.category);
  if (!aisle || at.subCategory === undefined) return aisle ?? null;
  const sub = aisle.subCategories.find(({ url }) => url === at.subCategory);
  if (!sub) return null;
  const { name, url, number } = aisle;
  return { ...sub, number, intro: '', image: null, subCategories: [], parent: { name, url } };
}
