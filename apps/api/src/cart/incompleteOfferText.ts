import type { IncompleteOffer } from '@magazijn/domain/cart';
import { productUrl } from '../catalogue/productUrl.ts';
import type { ShopCartLine } from './ShopCart.ts';
import type { CartProductRow } from './selectCartProducts.ts';

/** An incomplete offer as customers read it; its link leads to the product. */
export function incompleteOfferText(
  offer: IncompleteOffer | null,
  product: CartProductRow,
): ShopCartLine['incompleteOffer'] {
  if (!offer) return null;
  return {
    url: productUrl(product),
    title: product.description,
    message: `Nog ${offer.missing} erbij: gratis, en je actie is compleet.`,
  };
}
