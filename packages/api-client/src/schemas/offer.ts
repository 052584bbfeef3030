import * as z from 'zod/mini';

/** An offer of the carousel. `subtitle` and `label` ('2+1') are ours, and optional for other back ends. */
export const offerSchema = z.object({
  actionUrl: z.string(),
  offerTitle: z.string(),
  offerImage: z.nullish(z.string()),
  productImage: z.nullish(z.string()),
  offerIcon: z.nullish(z.string()),
  subtitle: z.nullish(z.string()),
  label: z.nullish(z.string()),
});

/** A product offer banner. `theme` names its colours. */
export const offerBannerSchema = z.object({
  title: z.string(),
  subtitle: z.nullish(z.string()),
  image: z.nullish(z.string()),
  theme: z.nullish(z.string()),
  actionUrl: z.string(),
});

/** One entry of `GET /offer/1/{n}`: what has an `offerTitle` is an offer, anything else a banner. */
export const offerEntrySchema = z.union([offerSchema, offerBannerSchema]);
