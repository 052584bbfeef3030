import { aisles } from './assortment/aisles.ts';
import { type DemoCatalogue, demoCatalogue } from './DemoCatalogue.ts';
import type { PackShot } from './pictures/PackShot.ts';

/** What an image name stands for, ready to be drawn. */
export type PictureSpec =
  | { readonly kind: 'product'; readonly packShot: PackShot; readonly view: 1 | 2 | 3 | 4 }
  /** A wide banner with the packs side by side. */
  | { readonly kind: 'category'; readonly packShots: readonly PackShot[] }
  /** One to three packs, the middle one in front. */
  | { readonly kind: 'offer'; readonly packShots: readonly PackShot[] }
  /** The tag with '2+1 gratis'. */
  | { readonly kind: 'offer-icon'; readonly label: string };

const VIEWS = [1, 2, 3, 4] as const;

function specsOf(catalogue: DemoCatalogue): Map<string, PictureSpec> {
  const specs = new Map<string, PictureSpec>();
  const packShots = new Map<number | string, PackShot>();
  for (const product of catalogue.products) {
    packShots.set(product.id, product.packShot).set(product.path, product.packShot);
    for (const [index, image] of product.images.entries()) {
      specs.set(image, { kind: 'product', packShot: product.packShot, view: VIEWS[index] ?? 1 });
    }
    if (product.offerIcon !== null && product.offerLabel !== null) {
      specs.set(product.offerIcon, { kind: 'offer-icon', label: product.offerLabel });
    }
  }
  const packsOf = (keys: readonly (number | string)[]): PackShot[] =>
    keys.flatMap((key) => packShots.get(key) ?? []);
  for (const offer of catalogue.offers) {
    specs.set(offer.image, { kind: 'offer', packShots: packsOf(offer.productIds.slice(0, 3)) });
  }
  for (const banner of catalogue.banners) {
    specs.set(banner.image, { kind: 'offer', packShots: packsOf(banner.productIds) });
  }
  for (const category of catalogue.categories) {
    const aisle = aisles.find(({ url }) => category.parentId === null && url === category.url);
    if (category.image !== null && aisle !== undefined) {
      specs.set(category.image, { kind: 'category', packShots: packsOf(aisle.banner) });
    }
  }
  return specs;
}

let known: Map<string, PictureSpec> | null = null;

/**
 * Looks up what a picture of the demonstration catalogue shows; null for a name that is not in it.
 * The first call builds the catalogue, later ones only look up.
 *
 * @param name without extension: 'demo-luiers-maat-4-2'
 */
export function pictureSpec(name: string): PictureSpec | null {
  known ??= specsOf(demoCatalogue());
  return known.get(name) ?? null;
}
