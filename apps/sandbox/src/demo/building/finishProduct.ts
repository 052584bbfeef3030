import { type FixedProduct, fixedProducts } from '../assortment/fixedProducts.ts';
import type { DemoDeal, DemoProduct } from '../DemoProduct.ts';
import { articleNumber } from './articleNumber.ts';
import { chance } from './chance.ts';
import { chooseDeal } from './chooseDeal.ts';
import { ean13 } from './ean13.ts';
import { foodRows } from './foodRows.ts';
import { labelTable } from './labelTable.ts';
import { offerIconName } from './offerIconName.ts';
import { offerLabel } from './offerLabel.ts';
import { productInformation } from './productInformation.ts';
import type { ShelvedProduct } from './shelve.ts';

/** The stock of an ordinary product: about one in 25 has sold out, the others have 12 to 1,200. */
function ordinaryStock(article: number): number {
  if (chance(`sold out ${article}`) < 0.042) return 0;
  return 12 + Math.floor(chance(`stock ${article}`) ** 2 * 1189);
}

function dealOf(
  product: ShelvedProduct,
  fixed: FixedProduct | undefined,
  stock: number,
  giftIds: ReadonlyMap<string, number>,
): DemoDeal | null {
  if (fixed?.giveAway !== undefined) {
    const productId = giftIds.get(fixed.giveAway.path);
    if (productId === undefined)
      throw new Error(`The gift '${fixed.giveAway.path}' is not in the catalogue.`);
    return { kind: 'give-away', from: fixed.giveAway.from, productId };
  }
  if (fixed !== undefined) return fixed.deal ?? null;
  if (product.family.deal !== undefined) return product.family.deal;
  return stock === 0 || product.family.lowered !== undefined ? null : chooseDeal(product.article);
}

/** The former price of a product whose price was lowered; deals settle in the cart and have none. */
function formerPrice(product: ShelvedProduct, plain: boolean): number | null {
  const lots = chance(`lowered ${product.article}`);
  const percentage = product.family.lowered ?? (lots < 0.04 ? 10 + Math.floor(lots * 300) : 0);
  if (!plain || percentage === 0) return null;
  // To five cents, not to a price point: the label must show the percentage that was meant.
  const former = Math.round(product.priceCents / (1 - percentage / 100) / 5) * 5;
  return former > product.priceCents ? former : null;
}

function pictureCount(article: number): number {
  const lot = chance(`pictures ${article}`);
  return lot < 0.68 ? 1 : lot < 0.86 ? 2 : lot < 0.95 ? 3 : 4;
}

/** Gives a shelved product its numbers, stock, actions, pictures and texts; what depends on the other products comes later. */
export function finishProduct(
  product: ShelvedProduct,
  giftIds: ReadonlyMap<string, number>,
): Omit<DemoProduct, 'relatedIds' | 'popularity'> {
  const { article, family } = product;
  const fixed = fixedProducts[product.path];
  const path = fixed?.path ?? product.path;
  const stock = fixed?.stock ?? ordinaryStock(article);
  const deal = dealOf(product, fixed, stock, giftIds);
  const priceOldCents = formerPrice(product, fixed === undefined && deal === null);
  const lowered =
    priceOldCents === null ? null : `-${Math.round((1 - product.priceCents / priceOldCents) * 100)}%`;
  const label = deal === null ? lowered : offerLabel(deal);
  const pictures = fixed?.pictures ?? pictureCount(article);
  const foodLabel = family.food === undefined ? [] : foodRows(family.food, product);
  return {
    id: article,
    path,
    categoryId: product.categoryId,
    articleNumber: articleNumber(article),
    ean: ean13(article),
    brand: product.brand,
    description: product.description,
    contents: product.contents,
    unit: product.unit,
    priceCents: product.priceCents,
    priceOldCents,
    vatPercentage: family.vat ?? product.shelf.vat ?? 21,
    stock,
    available: stock > 0,
    isNew: fixed === undefined ? stock > 0 && chance(`new ${article}`) < 0.083 : (fixed.isNew ?? false),
    deal,
    orderLimit: fixed?.orderLimit ?? null,
    offerIcon: label === null ? null : offerIconName(label),
    offerLabel: label,
    images: Array.from({ length: pictures }, (_, index) => (index === 0 ? path : `${path}-${index + 1}`)),
    ...productInformation(product),
    ...(fixed?.information === undefined ? {} : { information: fixed.information }),
    label: labelTable([...foodLabel, ...(family.label ?? [])]),
    packShot: product.packShot,
  };
}
