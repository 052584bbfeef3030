import type { IncompleteOffer } from '@magazijn/domain/cart';
import { productUrl } from '../catalogue/productUrl.ts';
import { unitText } from '../catalogue/unitText.ts';
import type { ShopCartLine } from './ShopCart.ts';
import type { CartProductRow } from './selectCartProducts.ts';

/**
 * An incomplete offer as customers read it; its link leads to the product.
 *
 * @example 2+1 with two entered: 'Nog 1 tray Appelsap erbij en die is gratis (2+1).'
 */
export function incompleteOfferText(
  offer: IncompleteOffer | null,
  product: CartProductRow,
): ShopCartLine['incompleteOffer'] {
  if (!offer) return null;
  const { deal, description, unit } = product;
  const name = deal?.kind === 'free-goods' ? ` (${deal.paid}+${deal.free})` : '';
  const are = offer.missing === 1 ? 'is' : 'zijn';
  return {
    url: productUrl(product),
    title: description,
    message: `Nog ${unitText(offer.missing, unit)} ${description} erbij en die ${are} gratis${name}.`,
  };
}
