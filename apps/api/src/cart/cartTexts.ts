// The Dutch texts of a cart: reasons that block ordering, and incomplete offers.

import {
  type ExceededLimit,
  type IncompleteOffer,
  maxOrderQuantity,
  type Supply,
  unitText,
  type VatTreatment,
} from '@magazijn/domain/cart';
import type { Country } from '@magazijn/domain/delivery';
import { productUrl } from '../catalogue/products.ts';
import type { CartProductRow } from './buildCart.ts';
import type { LineLimit, ShopCartLimit, ShopCartLine } from './ShopCart.ts';

export function cartLimits(
  products: ReadonlyMap<number, CartProductRow>,
  quantities: ReadonlyMap<number, number>,
  exceeded: readonly ExceededLimit[],
): ShopCartLimit[] {
  const nameOf = (id: number): string => products.get(id)?.description ?? '';
  const overLimit = exceeded.map(({ productId, limit }) => ({
    message: `${nameOf(productId)}: maximaal ${limit} per bestelling`,
  }));
  const short = [...quantities].flatMap(([id, quantity]) => {
    const product = products.get(id);
    if (!product || (product.available && quantity <= product.stock)) return [];
    const left = product.available ? product.stock : 0;
    const reason = left === 0 ? 'niet op voorraad' : `nog ${left} op voorraad`;
    return [{ message: `${product.description}: ${reason}` }];
  });
  const ofThem = ({ length }: readonly unknown[]) =>
    length === 1 ? 'Van dit artikel' : 'Van deze artikelen';
  return [
    ...(overLimit.length > 0
      ? [{ message: `${ofThem(overLimit)} kun je niet zoveel in één keer bestellen:`, data: overLimit }]
      : []),
    ...(short.length > 0 ? [{ message: `${ofThem(short)} is er niet genoeg:`, data: short }] : []),
  ];
}

const countryNames: Readonly<Record<Country, string>> = { NL: 'Nederland', BE: 'België' };

export const noDeliveryText = (country: Country): string =>
  `We bezorgen niet meer in ${countryNames[country]}. Neem contact op met de klantenservice.`;

/** Why a cart with products that do not exist cannot be ordered: their ids are all that is known of them. */
export const unknownProductsText = (ids: readonly number[]): string =>
  ids.length === 1
    ? `Product ${ids[0]} bestaat niet meer. Haal het uit je winkelmand.`
    : `De producten ${new Intl.ListFormat('nl-NL').format(ids.map(String))} bestaan niet meer. Haal ze uit je winkelmand.`;

/** Why VAT is exempt; null when it is charged. Invoices must name it (Directive 2006/112/EC, article 226, point 11). */
export const vatNote = (treatment: VatTreatment): string | null =>
  treatment === 'intra-community'
    ? 'Intracommunautaire levering, vrijgesteld van btw (artikel 138 lid 1 Richtlijn 2006/112/EG). Je geeft de btw zelf aan in België.'
    : null;

export function lineLimit(product: Supply, quantity: number): LineLimit | null {
  const { orderLimit } = product;
  const max = maxOrderQuantity(product);
  if (max === 0) return { message: 'Niet op voorraad', max };
  if (quantity <= max) return null;
  return { message: orderLimit === max ? `Maximaal ${max} per bestelling` : `Nog ${max} op voorraad`, max };
}

/**
 * The Dutch sentence of an incomplete offer, with a link. `products`: those of the cart and their gifts.
 *
 * @example 2+1 with two entered: 'Nog 1 tray Appelsap erbij en die is gratis (2+1).'
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
