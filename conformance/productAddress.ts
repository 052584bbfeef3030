import type { WireProduct } from '../packages/api-client/src/schemas/index.ts';

/** Where a product of a list is found: `verzorging/luiers/demo-luiers-maat-4`, or without the middle. */
export function productAddress(product: WireProduct): string {
  const { parent_category_url, category_url, path } = product;
  return [parent_category_url, category_url, path]
    .filter(Boolean)
    .map((part) => encodeURIComponent(String(part)))
    .join('/');
}
