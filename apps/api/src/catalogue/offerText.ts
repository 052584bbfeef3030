import type { WireProductDetail } from '@magazijn/api-client/schemas';
import type { ProductDetail } from './findProduct.ts';
import { unitText } from './unitText.ts';

type OfferRow = Pick<ProductDetail['row'], 'deal' | 'unit' | 'giftName' | 'giftPicture'>;

/** A deal in a sentence (V21). A percentage needs none, since the price tells it; a gift that is gone is not promised. */
export function offerText({ deal, unit, giftName, giftPicture }: OfferRow): WireProductDetail['offer'] {
  switch (deal?.kind) {
    case 'free-goods': {
      const { paid, free } = deal;
      return {
        message: `Vul ${paid + free} in, je betaalt er ${paid}. De korting staat onder aan je factuur.`,
        paid,
        free,
        picture: null,
      };
    }
    case 'give-away':
      return giftName === null
        ? null
        : {
            message: `Bij ${unitText(deal.from, unit)} krijg je ${giftName} cadeau.`,
            paid: null,
            free: null,
            picture: giftPicture,
          };
    default:
      return null;
  }
}
