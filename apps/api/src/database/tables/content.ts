import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const offers = pgTable('offers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  actionUrl: text().notNull(),
  image: text().notNull(),
  productImage: text(),
  offerIcon: text(),
  label: text().notNull(),
  /** Its last day on the home page, in Amsterdam; null without an end. */
  validUntil: date({ mode: 'string' }),
});

/** The product offer banners of the home page, which link to products. */
export const offerBanners = pgTable('offer_banners', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Shares one sequence with the priority of offers. */
  position: integer().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  image: text(),
  /** Its colour scheme: 'yellow', 'dark' or 'light'. */
  theme: text().notNull(),
  actionUrl: text().notNull(),
});

/** CMS pages; `body` is HTML. */
export const pages = pgTable(
  'pages',
  {
    urlTitle: text().primaryKey(),
    title: text().notNull(),
    body: text().notNull(),
    /** FOOTER pages are linked in the footer. */
    position: text().notNull().default(''),
    priority: integer().notNull().default(0),
  },
  (table) => [index().on(table.position, table.priority)],
);
