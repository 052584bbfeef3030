import { type DemoCatalogue, demoCatalogue } from '../DemoCatalogue.ts';
import { drawGroup } from './drawGroup.ts';
import { drawOfferIcon, type TagLook } from './drawOfferIcon.ts';
import { drawPackShot } from './drawPackShot.ts';
import type { PackShot } from './PackShot.ts';

/** Draws an image of the demo catalogue as SVG; null for an unknown name. `tag`: the style of the icons of deals. */
export async function drawDemoImage(name: string, tag: TagLook): Promise<string | null> {
  const spec = pictureSpec(name);
  switch (spec?.kind) {
    case undefined:
      return null;
    case 'product':
      return drawPackShot(spec.packShot, spec.view);
    case 'category':
      return drawGroup(spec.packShots, { width: 1040, height: 280 });
    case 'offer':
      return drawGroup(spec.packShots, { width: 680, height: 420 });
    case 'offer-icon':
      return drawOfferIcon(spec.label, tag);
  }
}

type PictureSpec =
  | { readonly kind: 'product'; readonly packShot: PackShot; readonly view: 1 | 2 | 3 | 4 }
  /** A wide banner with the packs side by side. */
  | { readonly kind: 'category'; readonly packShots: readonly PackShot[] }
  /** One to three packs, the second one the largest. */
  | { readonly kind: 'offer'; readonly packShots: readonly PackShot[] }
  /** The tag with '2+1 gratis'. */
  | { readonly kind: 'offer-icon'; readonly label: string };

const VIEWS = [1, 2, 3, 4] as const;

function specsOf(catalogue: DemoCatalogue): Map<string, PictureSpec> {
  const specs = new Map<string, PictureSpec>();
  const packShots = new Map<number, PackShot>();
  for (const product of catalogue.products) {
    packShots.set(product.id, product.packShot);
    for (const [index, image] of product.images.entries()) {
      specs.set(image, { kind: 'product', packShot: product.packShot, view: VIEWS[index] ?? 1 });
    }
    if (product.offerIcon !== null && product.offerLabel !== null) {
      specs.set(product.offerIcon, { kind: 'offer-icon', label: product.offerLabel });
    }
  }
  const packsOf = (ids: readonly number[]): PackShot[] => ids.flatMap((id) => packShots.get(id) ?? []);
  for (const offer of catalogue.offers) {
    // The third has its own picture beside them.
    specs.set(offer.image, { kind: 'offer', packShots: packsOf(offer.productIds.slice(0, 2)) });
  }
  for (const banner of catalogue.banners) {
    specs.set(banner.image, { kind: 'offer', packShots: packsOf(banner.productIds) });
  }
  for (const category of catalogue.categories) {
    if (category.image !== null) {
      specs.set(category.image, { kind: 'category', packShots: packsOf(category.productIds ?? []) });
    }
  }
  return specs;
}

let known: Map<string, PictureSpec> | null = null;

/** The contents of a picture; null for an unknown name. Names have no extension ('demo-luiers-maat-4-2'). */
export function pictureSpec(name: string): PictureSpec | null {
  known ??= specsOf(demoCatalogue());
  return known.get(name) ?? null;
}
