import { type Deal, maxLineQuantity } from '@magazijn/domain/cart';
import { type Measure, measures } from '@magazijn/domain/money';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

/** A bytewise collation, so that an index range has all words with a prefix. */
const byteOrder = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/** Main categories (without parent) and sub categories. */
export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer().references((): AnyPgColumn => categories.id),
    url: text().notNull(),
    description: text().notNull(),
    intro: text().notNull().default(''),
    image: text(),
    priority: integer().notNull(),
    /** 'aanbieding' and its sub categories: reachable by URL, not in the navigation. */
    special: boolean().notNull().default(false),
    /** Updated by `refreshShelves`: counting per request would get slower with a growing catalogue. */
    productCount: integer().notNull().default(0),
  },
  (table) => [unique().on(table.parentId, table.url).nullsNotDistinct()],
);

/** The products. Prices are whole cents, excluding VAT; `vatPercentage` is the Dutch one. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    path: text().notNull(),
    articleNumber: text().notNull().unique(),
    ean: text().notNull(),
    brand: text().notNull(),
    description: text().notNull(),
    contents: text().notNull(),
    unit: text().notNull(),
    /** The contents of one unit of sale, for the price per measure: 176 of 'luier'. Null when unknown. */
    contentAmount: doublePrecision(),
    contentMeasure: text().$type<Measure>(),
    priceCents: integer().notNull(),
    priceOldCents: integer(),
    vatPercentage: smallint().notNull(),
    stock: integer().notNull(),
    available: boolean().notNull(),
    /** The day on which a sold-out product is expected, in Amsterdam. A past day counts as unknown. */
    expectedOn: date({ mode: 'string' }),
    isNew: boolean().notNull(),
    orderLimit: integer(),
    deal: jsonb().$type<Deal>(),
    offerIcon: text(),
    offerLabel: text(),
    images: text().array().notNull(),
    text: text().notNull(),
    information: text().notNull(),
    extraInformation: text(),
    label: text(),
    /** 'Maat 4', 'A4', '250 ml'; filters compare the exact text; '' without one. */
    size: text().notNull().default(''),
    organic: boolean().notNull().default(false),
    /** The allergens that the seller declares absent: 'gluten', 'melk'. Empty also means unknown. */
    freeOf: text().array().notNull().default([]),
    popularity: integer().notNull().default(0),
    /** The names of its category and the parent category. Updated by `refreshSearchWords`. */
    categoryNames: text().notNull().default(''),
    /** Computed by `productSearchFunction`. */
    search: tsvector().generatedAlwaysAs(
      sql`product_search(description, article_number, ean, brand, contents, category_names)`,
    ),
  },
  (table) => [
    unique().on(table.categoryId, table.path),
    // Descending order has nulls first in PostgreSQL; the index must match that to be used.
    index('products_popular').on(table.popularity.desc().nullsFirst(), table.id),
    index('products_offered')
      .on(table.popularity.desc().nullsFirst(), table.id)
      .where(sql`offer_label is not null`),
    index('products_search').using('gin', table.search),
    // Without the names of categories, which count only when no product is named by the words.
    index('products_own').using('gin', sql`ts_filter(${table.search}, '{a,b,c}')`),
    check('products_price', sql`${table.priceCents} >= 0 and ${table.priceOldCents} >= 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    check(
      'products_content',
      sql`${table.contentAmount} > 0 and ${table.contentMeasure} in (${sql.raw(
        measures.map((measure) => `'${measure}'`).join(', '),
      )})`,
    ),
    check('products_vat', sql`${table.vatPercentage} between 0 and 100`),
    check('products_order_limit', sql`${table.orderLimit} between 1 and ${sql.raw(String(maxLineQuantity))}`),
  ],
);

/** 'Gerelateerde producten', in order. */
export const relatedProducts = pgTable(
  'related_products',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.relatedId] }),
    index().on(table.relatedId),
    check('related_products_other', sql`${table.productId} <> ${table.relatedId}`),
  ],
);

/** The products listed by a special category; they keep their own category. */
export const specialProducts = pgTable(
  'special_products',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] }), index().on(table.productId)],
);

/** The products of each category page in order, one index range per page. Updated by `refreshShelves`. */
export const shelves = pgTable(
  'shelves',
  {
    categoryId: integer().notNull(),
    position: integer().notNull(),
    productId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.position] }),
    foreignKey({ columns: [table.categoryId], foreignColumns: [categories.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    index().on(table.productId),
  ],
);

/** All search words, for compounds and typo correction. Updated by `refreshSearchWords`. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    products: integer().notNull(),
    /** Its stem reversed, so that compounds with the same ending are an index range. */
    ending: byteOrder().generatedAlwaysAs(sql`reverse((ts_lexize('pg_catalog.dutch_stem', word))[1])`),
  },
  (table) => [
    index('search_words_near').using('gist', sql`${table.word} gist_trgm_ops(siglen=64)`),
    index('search_words_ending').on(table.ending),
  ],
);

/** 'vuilniszak' finds 'afvalzakken'. Written by `admin synonyms`; `key` and `query` by `refreshSearchWords`. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    /** One to three words, as typed by the seller. */
    term: text().notNull(),
    meaning: text().notNull(),
    /** The stems of the term's words, joined, so that singular and plural are equal. */
    key: text().notNull().default(''),
    query: tsquery(),
  },
  (table) => [primaryKey({ columns: [table.term, table.meaning] }), index().on(table.key)],
);
