import type { IncompleteOffer } from '@magazijn/domain/cart';
import { productUrl } from '../catalogue/products.ts';
import { unitText } from '../catalogue/unitText.ts';
import type { ShopCartLine } from './ShopCart.ts';
import type { CartProductRow } from './selectCartProducts.ts';

/**
 * An incomplete offer as customers read it; its link leads to the product.
 *
 * @param products those of the cart and what they give away
 * @example 2+1 with two entered: 'Nog 1 tray Appelsap erbij en die is gratis (2+1).'; a gift from two with one entered:
 * 'Nog 1 pak Tekenpapier erbij en je krijgt Waskrijtjes cadeau.'
 */
export function incompleteOfferText(
  offer: IncompleteOffer | null,
  product: CartProductRow,
  products: ReadonlyMap<number, CartProductRow>,
): ShopCartLine['incompleteOffer'] {
  if (!offer) return null;
  const { deal, description, unit } = product;
  const more = `Nog ${unitText(offer.missing, unit)} ${description} erbij en`;
  const link = { url: productUrl(product), title: description };
  if (deal?.kind === 'give-away') {
    const gift = products.get(deal.productId)?.description;
    return gift === undefined ? null : { ...link, message: `${more} je krijgt ${gift} cadeau.` };
  }
  const name = deal?.kind === 'free-goods' ? ` (${deal.paid}+${deal.free})` : '';
  return { ...link, message: `${more} die ${offer.missing === 1 ? 'is' : 'zijn'} gratis${name}.` };
}
