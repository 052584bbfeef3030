import type { ShopLinks } from '../links/ShopLinks.tsx';
import type { Seed } from '../resources/Seed.ts';

/** What travels with a document, for the browser to begin with. */
export interface PageData {
  readonly seeds: readonly Seed[];
  readonly links: ShopLinks;
}

/** Id of the block that holds it. */
export const pageDataId = 'shop-data';
