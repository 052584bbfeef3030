import * as z from 'zod/mini';

/** An offer of the carousel (S06). `subtitle` and `label` ('2+1') are ours, and optional for other back ends. */
export const offerSchema = z.object({
  actionUrl: z.string(),
  offerTitle: z.string(),
  offerImage: z.nullish(z.string()),
  productImage: z.nullish(z.string()),
  offerIcon: z.nullish(z.string()),
  subtitle: z.nullish(z.string()),
  label: z.nullish(z.string()),
});
