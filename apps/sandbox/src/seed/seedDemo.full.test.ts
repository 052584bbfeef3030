import { existsSync, readFileSync } from 'node:fs';
import { connect } from '@magazijn/api/database';
import { demoCatalogue } from '@magazijn/demo-data';
import { pictureSpec } from '@magazijn/demo-data/pictures';
import { expect, onTestFinished, test } from 'vitest';
import { openSharedDatabase, openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { renewWeeklyOffers } from './seedContent.ts';
import { seedDemo } from './seedDemo.ts';

/** The processor time of a process so far; 0 except on Linux. */
function processorSeconds(pid: number | undefined): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  // After the name, in hundredths of a second: fields 14 and 15 of proc(5).
  const [user, system] =
    readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? [];
  return ((user ?? 0) + (system ?? 0)) / 100;
}

test('the demo catalogue is inserted completely, with 49 statements and four seconds of processor time', async () => {
  const { url, close } = await openTestDatabase('migrated');
  let statements = 0;
  // One connection, so that a single database process does all the work.
  const database = connect(url, { connections: 1, onStatement: () => (statements += 1) });
  onTestFinished(async () => {
    await database.close();
    await close();
  });
  const catalogue = demoCatalogue();
  const before = process.threadCpuUsage();
  await seedDemo(database, catalogue, '2026-11-23');
  const own = process.threadCpuUsage(before);
  expect(statements).toBeLessThanOrEqual(49);
  const [server] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  // Processor time, because elapsed time depends on the machine's load.
  expect((own.user + own.system) / 1e6 + processorSeconds(server?.pid)).toBeLessThan(4);
  const [counts] = await database.sql`
    select (select count(*) from products)::int as products, (select count(*) from categories)::int as categories,
      (select count(*) from users)::int as users, (select count(*) from pages)::int as pages,
      (select count(*) from offers)::int as offers,
      (select count(*) from offer_banners)::int as banners, (select count(*) from related_products)::int as related,
      (select count(*) from coupons)::int as coupons`;
  expect(counts).toEqual({
    products: catalogue.products.length,
    categories: catalogue.categories.length,
    users: catalogue.accounts.length,
    pages: catalogue.pages.length,
    offers: catalogue.offers.length,
    banners: catalogue.banners.length,
    related: catalogue.products.reduce((sum, { relatedIds }) => sum + relatedIds.length, 0),
    coupons: catalogue.coupons.length,
  });
});

test('a product is stored unchanged, and can be found', async () => {
  const { database, close } = await openSharedDatabase();
  onTestFinished(close);
  const given = demoCatalogue().products.find(({ path }) => path === 'demo-appelsap-2-plus-1');
  const [stored] = await database.sql`
    select id, description, price_cents, vat_percentage, stock, images, deal, offer_label,
        search @@ to_tsquery('magazijn_dutch', 'appelsap') as found
      from products where path = 'demo-appelsap-2-plus-1'`;
  expect(stored).toMatchObject({
    id: given?.id,
    description: given?.description,
    priceCents: given?.priceCents,
    vatPercentage: given?.vatPercentage,
    stock: given?.stock,
    images: given?.images,
    deal: given?.deal,
    offerLabel: given?.offerLabel,
    found: true,
  });
});

test('rows added later get the next ids', async () => {
  const { database, close } = await openTestDatabase('seeded');
  onTestFinished(close);
  const [company] = await database.sql`
    insert into companies (customer_number, name, payment) values ('99999', 'Kever', 'debit')
      returning id > (select max(id) from users) as later`;
  expect(company).toEqual({ later: true });
});

test('when a row is refused, nothing is inserted', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const catalogue = demoCatalogue();
  const [first] = catalogue.coupons;
  if (!first) throw new Error('The demonstration has a coupon');
  await expect(seedDemo(database, { ...catalogue, coupons: [first, first] }, '2026-11-23')).rejects.toThrow(
    'unique',
  );
  const [left] = await database.sql`
    select exists (select from products) or exists (select from companies) or exists (select from pages) as something`;
  expect(left).toEqual({ something: false });
});

test('every picture named in the tables can be drawn, and /img accepts its name', async () => {
  const { database, close } = await openSharedDatabase();
  onTestFinished(close);
  const names = await database.sql<{ name: string }[]>`
    select unnest(images) as name from products union select offer_icon from products union
    select image from categories union select image from offers union select product_image from offers union
    select offer_icon from offers union select image from offer_banners`;
  const given = names.map(({ name }) => name).filter((name) => name !== null);
  expect(given.length).toBeGreaterThan(2000);
  expect(given.filter((name) => pictureSpec(name) === null || !/^[a-z0-9-]{1,80}$/.test(name))).toEqual([]);
});

test('the offers of the week end on its Saturday, also when today is the Sunday, the Friday or the Saturday itself', async () => {
  const { database, close } = await openTestDatabase('seeded');
  onTestFinished(close);
  const catalogue = demoCatalogue();
  const ends = () =>
    database.sql<
      { id: number; validUntil: string | null }[]
    >`select id, valid_until from offers order by position`;
  for (const today of ['2026-11-22', '2026-11-27', '2026-11-28']) {
    await database.sql`update offers set valid_until = '2026-11-21' where valid_until is not null`;
    await renewWeeklyOffers(database.sql, catalogue, '2026-11-21');
    expect(new Set((await ends()).map(({ validUntil }) => validUntil))).toEqual(
      new Set(['2026-11-21', null]),
    );
    await renewWeeklyOffers(database.sql, catalogue, today);
    expect(await ends(), today).toEqual(
      catalogue.offers.map(({ id, weekly }) => ({ id, validUntil: weekly ? '2026-11-28' : null })),
    );
  }
});
