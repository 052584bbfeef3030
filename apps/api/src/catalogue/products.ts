// A listed product: its columns, paths and wire format. Every product query uses these columns and tables.

import type { WireProduct } from '@magazijn/api-client/schemas';
import { type Deal, vatPercentageFor, vatTreatment } from '@magazijn/domain/cart';
import { eurosFromCents, type Measure } from '@magazijn/domain/money';
import type postgres from 'postgres';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { toFlag } from '../http/readInput.ts';
import type { Buyer, Viewer } from '../http/Viewer.ts';
import { priceFor } from './priceFor.ts';

/** A row of a listed product. Prices are whole cents. */
export interface ProductRow {
  readonly id: number;
  readonly path: string;
  readonly articleNumber: string;
  readonly ean: string;
  readonly brand: string;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly contentAmount: number | null;
  readonly contentMeasure: Measure | null;
  readonly images: string[];
  readonly priceCents: number;
  readonly priceOldCents: number | null;
  /** The Dutch rate. */
  readonly vatPercentage: number;
  readonly orderLimit: number | null;
  readonly stock: number;
  readonly available: boolean;
  /** The day on which a sold-out product is expected, 'YYYY-MM-DD'; null for others and when unknown. */
  readonly expectedOn: string | null;
  readonly isNew: boolean;
  readonly offerIcon: string | null;
  readonly offerLabel: string | null;
  readonly deal: Deal | null;
  readonly categoryUrl: string;
  readonly categoryDescription: string;
  readonly parentCategoryUrl: string | null;
  readonly parentCategoryDescription: string | null;
  readonly favourite: boolean;
  readonly mailMe: boolean;
}

export interface ProductPage {
  readonly total: number;
  readonly rows: readonly ProductRow[];
}

/** The company, or the person in it, whose favourites and stock mails products show. */
export type ProductViewer = Pick<Buyer, 'companyId'> &
  Partial<Pick<Viewer, 'originalUserId' | 'hasColleagues'>>;

/** The columns of a product, from `productTables`. */
export const productColumns = (sql: Sql, viewer: ProductViewer | null) => sql`
  products.id, products.path, products.article_number, products.ean, products.brand, products.description,
  products.contents, products.unit, products.images, products.price_cents, products.price_old_cents,
  products.stock, products.available, products.offer_label, products.deal, products.vat_percentage,
  products.content_amount, products.content_measure, ${lineProductColumns(sql, viewer)}`;

/** The current product data of a cart or order line, for the viewing company. */
export type LineProduct = Pick<
  ProductRow,
  | 'orderLimit'
  | 'expectedOn'
  | 'isNew'
  | 'offerIcon'
  | 'categoryUrl'
  | 'categoryDescription'
  | 'parentCategoryUrl'
  | 'parentCategoryDescription'
  | 'favourite'
  | 'mailMe'
>;

export const lineProductColumns = (sql: Sql, viewer: ProductViewer | null) => sql`
  products.order_limit,
  case when (products.stock = 0 or not products.available)
      and products.expected_on >= (now() at time zone 'Europe/Amsterdam')::date
    then products.expected_on end as expected_on,
  products.is_new, products.offer_icon, category.url as category_url, category.description as category_description,
  parent.url as parent_category_url, parent.description as parent_category_description,
  ${
    viewer
      ? sql`coalesce(own_favourites.product_id, favourites.product_id) is not null as favourite,
          stock_mail_requests.product_id is not null as mail_me`
      : sql`false as favourite, false as mail_me`
  }`;

/** The joins for these columns. People with colleagues see their own favourites, others also those of the company. */
export const productTables = (sql: Sql, viewer: ProductViewer | null) => sql`
  join categories as category on category.id = products.category_id
  left join categories as parent on parent.id = category.parent_id
  ${
    viewer
      ? sql`
        left join own_favourites on own_favourites.product_id = products.id
          and own_favourites.company_id = ${viewer.companyId}
          and own_favourites.user_id = ${viewer.originalUserId ?? null}
        left join favourites on favourites.product_id = products.id
          and favourites.company_id = ${viewer.hasColleagues ? null : viewer.companyId}
        left join stock_mail_requests on stock_mail_requests.product_id = products.id
          and stock_mail_requests.company_id = ${viewer.companyId}`
      : sql``
  }`;

/** @param chosen a query that gives `product_id` and `rank`. */
export function selectProducts(
  sql: Sql,
  viewer: Viewer | null,
  chosen: postgres.PendingQuery<postgres.Row[]>,
): Promise<ProductRow[]> {
  return sql<ProductRow[]>`
    select ${productColumns(sql, viewer)}
      from (${chosen}) as chosen join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      order by chosen.rank`;
}

/** The path of a product's category: 'verzorging/luiers', or 'knutselen' for a main category. */
export const categoryPath = (row: Pick<ProductRow, 'categoryUrl' | 'parentCategoryUrl'>): string =>
  row.parentCategoryUrl === null ? row.categoryUrl : `${row.parentCategoryUrl}/${row.categoryUrl}`;

/** The path of a product page (specification, section 2). */
export const productUrl = (row: Pick<ProductRow, 'categoryUrl' | 'parentCategoryUrl' | 'path'>): string =>
  `/product/${categoryPath(row)}/${row.path}`;

/** Converts a product. Visitors get the Dutch VAT rate, no price, no limit, and stock 1 or 0, so that nothing can be scraped. */
export function toWireProduct(
  { settings }: Pick<ApiDependencies, 'settings'>,
  viewer: Viewer | null,
): (row: ProductRow) => WireProduct & { vat_percentage: number } {
  const priceOf = viewer && priceFor(viewer);
  const treatment = viewer ? vatTreatment(viewer, settings.belgianVat) : 'dutch';
  return (row) => {
    const { price = null, originalPrice = null, offerPrice = null } = priceOf?.(row) ?? {};
    const euros = price === null ? null : eurosFromCents(price);
    return {
      id: row.id,
      path: row.path,
      description: row.description,
      contents: row.contents,
      image_paths: row.images,
      price_exclusive_vat: euros,
      price_exclusive: euros,
      price_old: originalPrice === null ? null : eurosFromCents(originalPrice),
      offer_price: offerPrice === null ? null : eurosFromCents(offerPrice),
      vat_percentage: vatPercentageFor(treatment, row.vatPercentage),
      stock: viewer ? row.stock : Math.min(row.stock, 1),
      available: toFlag(row.available),
      expected_on: row.expectedOn,
      order_limit: viewer && row.orderLimit,
      mail_me: toFlag(row.mailMe),
      favourite: toFlag(row.favourite),
      new: toFlag(row.isNew),
      offer_icon: row.offerIcon,
      offer_label: row.offerLabel,
      unit: row.unit,
      content_amount: row.contentAmount,
      content_measure: row.contentMeasure,
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
