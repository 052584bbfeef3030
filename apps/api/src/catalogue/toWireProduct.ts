import type { WireProduct } from '@magazijn/api-client/schemas';
import { eurosFromCents } from '@magazijn/domain/money';
import { toFlag } from '../http/toFlag.ts';
import { priceFor } from '../pricing/priceFor.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { ProductRow } from './ProductRow.ts';

/**
 * A product as the wire has it. Anonymous visitors get no price at all, and of the stock only whether there is any (1 or 0),
 * so that there is nothing to scrape.
 */
export function toWireProduct(viewer: Viewer | null): (row: ProductRow) => WireProduct {
  const priceOf = viewer && priceFor(viewer);
  return (row) => {
    const { price = null, oldPrice = null, offerPrice = null } = priceOf?.(row) ?? {};
    const euros = price === null ? null : eurosFromCents(price);
    return {
      id: row.id,
      path: row.path,
      description: row.description,
      contents: row.contents,
      image_paths: row.images,
      price_exclusive_vat: euros,
      price_exclusive: euros,
      price_old: oldPrice === null ? null : eurosFromCents(oldPrice),
      offer_price: offerPrice === null ? null : eurosFromCents(offerPrice),
      stock: viewer ? row.stock : Math.min(row.stock, 1),
      available: toFlag(row.available),
      mail_me: toFlag(row.mailMe),
      favourite: toFlag(row.favourite),
      new: toFlag(row.isNew),
      offer_icon: row.offerIcon,
      offer_label: row.offerLabel,
      unit: row.unit,
      brand: row.brand,
      ean: row.ean,
      ce_number: row.articleNumber,
      category_description: row.categoryDescription,
      category_url: row.categoryUrl,
      parent_category_url: row.parentCategoryUrl,
      parent_category_description: row.parentCategoryDescription,
    };
  };
}
