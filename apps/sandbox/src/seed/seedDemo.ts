import { importProducts, importSynonyms } from '@magazijn/api';
import {
  type Database,
  insertRows,
  refreshSearchWords,
  refreshShelves,
  type Sql,
} from '@magazijn/api/database';
import type { DemoCatalogue } from '@magazijn/demo-data';
import { addDays, type IsoDate } from '@magazijn/domain/delivery';
import { seedAccounts, seedPunchOut } from './seedAccounts.ts';
import { seedContent } from './seedContent.ts';

/**
 * Fills empty tables, all or none. `today` in Amsterdam: offers end in its week, sold-out products are expected later.
 */
export async function seedDemo(database: Database, catalogue: DemoCatalogue, today: IsoDate): Promise<void> {
  await database.sql.begin(async (sql) => {
    await seedAccounts(sql, catalogue.accounts);
    await seedPunchOut(sql);
    await insertRows(
      sql,
      'categories',
      catalogue.categories.map(({ productIds: _, ...category }) => ({ ...category, productCount: 0 })),
    );
    await seedProducts(sql, catalogue, today);
    await insertRows(
      sql,
      'special_products',
      catalogue.specials.flatMap(({ categoryId, productIds }) =>
        productIds.map((productId, position) => ({ categoryId, productId, position })),
      ),
    );
    await seedContent(sql, catalogue, today);
    await importSynonyms(sql, catalogue.synonyms);
    await refreshShelves(sql);
    await refreshSearchWords(sql);
    await continueNumbering(sql);
  });
  // Updates the planner's statistics for the new rows.
  await database.sql`analyze`;
}

/** Imports the assortment like `admin import`, then adds what a file lacks: ids, offers, related products and days. */
async function seedProducts(
  sql: Sql,
  { assortment, products, expected }: DemoCatalogue,
  today: IsoDate,
): Promise<void> {
  const days = new Map(expected.map(({ productId, inDays }) => [productId, addDays(today, inDays)]));
  await importProducts(sql, assortment);
  const given = products.map(({ id, articleNumber, deal, offerIcon, offerLabel }) => ({
    id,
    article: articleNumber,
    deal,
    icon: offerIcon,
    label: offerLabel,
    expected: days.get(id) ?? null,
  }));
  await sql`
    update products set id = given.id, deal = given.deal, offer_icon = given.icon, offer_label = given.label,
        expected_on = given.expected
      from jsonb_to_recordset(${sql.json(given)})
        as given (id int, article text, deal jsonb, icon text, label text, expected date)
      where products.article_number = given.article`;
  await insertRows(
    sql,
    'related_products',
    products.flatMap((product) =>
      product.relatedIds.map((relatedId, position) => ({ productId: product.id, relatedId, position })),
    ),
  );
}

/** The catalogue has fixed ids: the sequences must continue after them. */
async function continueNumbering(sql: Sql): Promise<void> {
  for (const table of ['companies', 'users', 'categories', 'products', 'offers', 'offer_banners']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`;
  }
}
