import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { rowsRead } from '../testing/rowsRead.ts';
import { allMatches, popularPage, rankedPage } from './searchMatches.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openSharedDatabase();
});
afterAll(() => shop.close());

interface Found {
  readonly productId: number;
}

const idsOf = (rows: readonly Found[]): number[] => rows.map(({ productId }) => productId);

const select = async (tables: postgres.PendingQuery<postgres.Row[]>): Promise<number[]> =>
  idsOf(await shop.database.sql<Found[]>`with ${tables} select product_id from found order by rank`);

/** A letter that more than a thousand products have a word with, so that not all of them are ranked. */
const letter = { words: ['m'] };

const popular = (page: number, pageSize: number) =>
  select(popularPage(shop.database.sql, null, letter, { page, pageSize }, false));

test('the pages by popularity have each result once, the most popular thousand first', async () => {
  const { sql } = shop.database;
  const matches = idsOf(await sql<Found[]>`${allMatches(sql, null, letter)}`);
  expect(matches.length).toBeGreaterThan(1000);
  const byPopularity = idsOf(
    await sql<Found[]>`
    select id as product_id from products where id = any(${matches}) order by popularity desc, id`,
  );
  const pages = Array.from({ length: Math.ceil(matches.length / 96) }, (_, at) => popular(at + 1, 96));
  const listed = (await Promise.all(pages)).flat();
  expect(new Set(listed)).toEqual(new Set(byPopularity));
  expect(new Set(listed.slice(0, 1000))).toEqual(new Set(byPopularity.slice(0, 1000)));
  expect(listed.slice(1000)).toEqual(byPopularity.slice(1000));
  expect(await popular(1 + Math.ceil(matches.length / 96), 96)).toEqual([]);
});

test('up to a thousand results are in the same order by popularity, ranked and for filters', async () => {
  const { sql } = shop.database;
  const query = { words: ['verf'] };
  const page = { page: 1, pageSize: 100 };
  const ranked = await select(rankedPage(sql, null, query, page));
  expect(ranked.length).toBeGreaterThan(10);
  expect(await select(popularPage(sql, null, query, page, false))).toEqual(ranked);
  const all = await sql<
    Found[]
  >`select product_id from (${allMatches(sql, null, query)}) as found order by rank, popularity desc, product_id`;
  expect(idsOf(all).slice(0, 100)).toEqual(ranked);
});

test('a page by popularity reads only the products that it ranks, and those before them', async () => {
  const { sql } = shop.database;
  const query = sql`with ${popularPage(sql, null, letter, { page: 1, pageSize: 12 }, false)} select * from found`;
  const [{ products } = { products: 0 }] = await sql<{ products: number }[]>`
    select count(*)::int as products from products`;
  const [read = products, ...others] = await rowsRead(sql, query, 'products_popular');
  expect(read).toBeLessThan(products);
  expect(others).toEqual([]);
});
