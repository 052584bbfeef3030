import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import type { offerBannerSchema, offerEntrySchema, offerSchema } from '../schemas/catalogue.ts';
import { contentsOf, textOf } from './fromWire.ts';

export interface Offer {
  /** A path of the shop. */
  readonly href: string;
  readonly title: string;
  readonly subtitle: string;
  /** The short label: '2+1'. */
  readonly label: string;
  /** Its last day, in seconds, 12:00 Europe/Amsterdam; null when not returned. */
  readonly validUntil: number | null;
  readonly image: string | null;
  readonly productImage: string | null;
  readonly icon: string | null;
  /** The first products of its page; empty when not returned. */
  readonly products: readonly OfferProduct[];
}

export interface OfferProduct {
  readonly name: string;
  readonly contents: string;
  readonly unit: string;
  /** The current price of one unit, excluding VAT; null for visitors. */
  readonly price: Cents | null;
}

export interface OfferBanner {
  readonly title: string;
  readonly subtitle: string;
  readonly image: string | null;
  /** Its colour scheme; the reference back end has 'yellow', 'dark' and 'light'. */
  readonly theme: string;
  /** A path of the shop. */
  readonly href: string;
}

/** The contents of the home page, each kind in the back end's order. */
export interface OfferList {
  readonly offers: readonly Offer[];
  readonly banners: readonly OfferBanner[];
}

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
