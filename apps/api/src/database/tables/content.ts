import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The banners of the home page and of 'Aanbiedingen' (S06). */
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
});

/** CMS pages (S75); `body` is HTML. */
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
