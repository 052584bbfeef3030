import type * as z from 'zod/mini';
import type { offerBannerSchema, offerEntrySchema, offerSchema } from '../schemas/offer.ts';
import { textOf } from './fromWire.ts';
import type { Offer, OfferBanner, OfferList } from './Offer.ts';

/** Parts the offers from the banners that stand between them. */
export function readOffers(entries: readonly z.infer<typeof offerEntrySchema>[]): OfferList {
  const offers: Offer[] = [];
  const banners: OfferBanner[] = [];
  for (const entry of entries) {
    if ('offerTitle' in entry) offers.push(readOffer(entry));
    else banners.push(readBanner(entry));
  }
  return { offers, banners };
}

const readOffer = (wire: z.infer<typeof offerSchema>): Offer => ({
  actionUrl: wire.actionUrl,
  title: wire.offerTitle,
  subtitle: textOf(wire.subtitle),
  label: textOf(wire.label),
  image: wire.offerImage || null,
  productImage: wire.productImage || null,
  icon: wire.offerIcon || null,
});

const readBanner = (wire: z.infer<typeof offerBannerSchema>): OfferBanner => ({
  title: wire.title,
  subtitle: textOf(wire.subtitle),
  image: wire.image || null,
  theme: textOf(wire.theme),
  actionUrl: wire.actionUrl,
});
