import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import type { offerBannerSchema, offerEntrySchema, offerSchema } from '../schemas/catalogue.ts';
import { contentsOf, textOf } from './fromWire.ts';

/** An offer of the home page: where it leads, its texts and its picture. */
export interface Offer {
  /** A path of the shop. */
  readonly href: string;
  readonly title: string;
  readonly subtitle: string;
  /** The offer in a few characters: '2+1'. */
  readonly label: string;
  /** Its last day, in seconds, 12:00 Europe/Amsterdam; null where the back end names none. */
  readonly validUntil: number | null;
  readonly image: string | null;
  readonly productImage: string | null;
  readonly icon: string | null;
  /** The first products of the page that it leads to; none where the back end does not say. */
  readonly products: readonly OfferProduct[];
}

/** A product of an offer, as its label says it. */
export interface OfferProduct {
  readonly name: string;
  readonly contents: string;
  readonly unit: string;
  /** What is paid for one, excluding VAT; null for visitors. */
  readonly price: Cents | null;
}

/** Points at products on the home page, beside the offers. */
export interface OfferBanner {
  readonly title: string;
  readonly subtitle: string;
  readonly image: string | null;
  /** Names its colours; the reference back end knows 'yellow', 'dark' and 'light'. */
  readonly theme: string;
  /** A path of the shop. */
  readonly href: string;
}

/** What stands on the home page, each kind in the order of the back end. */
export interface OfferList {
  readonly offers: readonly Offer[];
  readonly banners: readonly OfferBanner[];
}

/** Parts the offers from the banners that stand between them. */
export function toOfferList(entries: readonly z.infer<typeof offerEntrySchema>[]): OfferList {
  const offers: Offer[] = [];
  const banners: OfferBanner[] = [];
  for (const entry of entries) {
    if ('offerTitle' in entry) offers.push(toOffer(entry));
    else banners.push(toOfferBanner(entry));
  }
  return { offers, banners };
}

const toOffer = (wire: z.infer<typeof offerSchema>): Offer => ({
  href: wire.actionUrl,
  title: wire.offerTitle,
  subtitle: textOf(wire.subtitle),
  label: textOf(wire.label),
  validUntil: wire.valid_until ?? null,
  image: wire.offerImage || null,
  productImage: wire.productImage || null,
  icon: wire.offerIcon || null,
  products: (wire.products ?? []).map((product) => ({
    name: product.description,
    contents: contentsOf(product.contents),
    unit: textOf(product.unit),
    price: product.price_exclusive_vat == null ? null : centsFromEuros(product.price_exclusive_vat),
  })),
});

const toOfferBanner = (wire: z.infer<typeof offerBannerSchema>): OfferBanner => ({
  title: wire.title,
  subtitle: textOf(wire.subtitle),
  image: wire.image || null,
  theme: textOf(wire.theme),
  href: wire.actionUrl,
});
