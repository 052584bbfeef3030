import type * as z from 'zod/mini';
import type { offerSchema } from '../schemas/offer.ts';
import { textOf } from './fromWire.ts';
import type { Offer } from './Offer.ts';

export function readOffer(wire: z.infer<typeof offerSchema>): Offer {
  return {
    actionUrl: wire.actionUrl,
    title: wire.offerTitle,
    subtitle: textOf(wire.subtitle),
    label: textOf(wire.label),
    image: wire.offerImage || null,
    productImage: wire.productImage || null,
    icon: wire.offerIcon || null,
  };
}
