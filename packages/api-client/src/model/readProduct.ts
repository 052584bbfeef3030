import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { WireProduct, WireProductDetail } from '../schemas/product.ts';
import { isSet, textOf } from './fromWire.ts';
import type { Product, ProductDetail, ProductOffer } from './Product.ts';

const priceOf = (wire: number | null | undefined): Cents | null =>
  typeof wire === 'number' ? centsFromEuros(wire) : null;

/** The wire's product in the terms of the trade. `path` on the wire is the product's own segment. */
export function readProduct(wire: WireProduct): Product {
  const category = { name: textOf(wire.category_description), url: textOf(wire.category_url) };
  const parentUrl = textOf(wire.parent_category_url);
  return {
    id: wire.id,
    path: [parentUrl, category.url, wire.path].filter((segment) => segment !== '').join('/'),
    name: wire.description,
    contents: textOf(wire.contents),
    unit: textOf(wire.unit),
    brand: textOf(wire.brand),
    articleNumber: textOf(wire.ce_number),
    pictures: wire.image_paths,
    price: priceOf(wire.price_exclusive_vat),
    oldPrice: priceOf(wire.price_old),
    offerPrice: priceOf(wire.offer_price),
    stock: wire.stock,
    available: isSet(wire.available),
    stockMailRequested: isSet(wire.mail_me),
    favourite: isSet(wire.favourite),
    isNew: isSet(wire.new),
    offerIcon: wire.offer_icon || null,
    offerLabel: textOf(wire.offer_label),
    category,
    parentCategory:
      parentUrl === '' ? null : { name: textOf(wire.parent_category_description), url: parentUrl },
  };
}

function readOffer(wire: WireProductDetail['offer']): ProductOffer | null {
  if (!wire) return null;
  const { message, paid, free, picture } = wire;
  return { message, freeGoods: paid && free ? { paid, free } : null, picture: picture || null };
}

export function readProductDetail(wire: WireProductDetail): ProductDetail {
  return {
    ...readProduct(wire),
    descriptionHtml: textOf(wire.product_description),
    informationHtml: textOf(wire.product_information),
    extraInformationHtml: textOf(wire.product_extra_information),
    labelHtml: textOf(wire.label),
    offer: readOffer(wire.offer),
    related: wire.related.map(readProduct),
  };
}
