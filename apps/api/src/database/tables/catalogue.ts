import { type Deal, largestLineQuantity } from '@magazijn/domain/cart';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
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
import { searchText } from './searchText.ts';

/** Sorted by its bytes, so that what begins alike is a range of the index. */
const byteOrder = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/** The words of a column of products, weighted. */
const words = (column: string, weight: 'A' | 'B' | 'C') =>
  sql.raw(`setweight(to_tsvector('magazijn_dutch', ${searchText(`normalize(${column})`)}), '${weight}')`);

/** Categories (no parent) and sub categories. */
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
    /** 'aanbieding' and what is below it: reachable by URL, not in the navigation. */
    special: boolean().notNull().default(false),
    /** Kept by `refreshShelves`: counting at every request would cost more the larger the catalogue grows. */
    productCount: integer().notNull().default(0),
  },
  (table) => [unique().on(table.parentId, table.url).nullsNotDistinct()],
);

/** What is for sale. Prices are whole cents, excluding VAT; `vatPercentage` is the Dutch one. */
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
    priceCents: integer().notNull(),
    priceOldCents: integer(),
    vatPercentage: smallint().notNull(),
    stock: integer().notNull(),
    available: boolean().notNull(),
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
    popularity: integer().notNull().default(0),
    /** The names of its category and of the one above it. Kept by `refreshSearchWords`. */
    categoryNames: text().notNull().default(''),
    /** Cut by `searchText`, as `wordsOf` cuts what is typed: PostgreSQL would read 'www.merk.nl/a:luiers' as one word. */
    search: tsvector().generatedAlwaysAs(sql`
      ${words('description', 'A')}
      || setweight(to_tsvector('simple', regexp_replace(article_number, '[^[:alnum:]]+', '', 'g') || ' ' || ean), 'A')
      || ${words('brand', 'B')}
      || ${words('contents', 'C')}
      || setweight(to_tsvector('magazijn_dutch', category_names), 'D')`),
  },
  (table) => [
    unique().on(table.categoryId, table.path),
    // PostgreSQL sorts nulls first when it sorts downwards, and uses an index for that only when it does so too.
    index('products_popular').on(table.popularity.desc().nullsFirst(), table.id),
    index('products_offered')
      .on(table.popularity.desc().nullsFirst(), table.id)
      .where(sql`offer_label is not null`),
    index('products_search').using('gin', table.search),
    check('products_price', sql`${table.priceCents} >= 0 and ${table.priceOldCents} >= 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_vat', sql`${table.vatPercentage} between 0 and 100`),
    check(
      'products_order_limit',
      sql`${table.orderLimit} between 1 and ${sql.raw(String(largestLineQuantity))}`,
    ),
  ],
);

/** 'Gerelateerde producten', in their order. */
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

/** What a special category lists by reference; the products keep their own category. */
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

/**
 * Which products stand on a category's page, in their order: its own, those of its sub categories, those of a special.
 * Filled by `refreshShelves`, so that a page is a walk along one index, however large the catalogue.
 */
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

/** Every word that search can find, for compounds and the correction of typing errors. Filled by `refreshSearchWords`. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    products: integer().notNull(),
    /** Its stem, backwards: compounds that end alike stand together. */
    ending: byteOrder().generatedAlwaysAs(sql`reverse((ts_lexize('pg_catalog.dutch_stem', word))[1])`),
  },
  (table) => [
    index('search_words_near').using('gist', sql`${table.word} gist_trgm_ops(siglen=64)`),
    index('search_words_ending').on(table.ending),
  ],
);

/**
 * What buyers call a thing, and what it is called here: 'vuilniszak' finds 'afvalzakken'. Written by `admin synonyms`; `key`
 * and `query` are kept by `refreshSearchWords`.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    /** One to three words, as the seller typed them. */
    term: text().notNull(),
    meaning: text().notNull(),
    /** The stems of the term's words, without blanks, by which singular and plural are one. */
    key: text().notNull().default(''),
    /** Finds the products that are meant. */
    query: tsquery(),
  },
  (table) => [primaryKey({ columns: [table.term, table.meaning] }), index().on(table.key)],
);
