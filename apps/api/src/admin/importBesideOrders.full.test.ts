import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const imports = 10;
const customers = 6;
const linesOfAnOrder = 30;

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(join(tmpdir(), 'magazijn-import-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

test('imports of the whole catalogue in random order and orders of thirty products each do not fail', async () => {
  const { sql } = api.database;
  await sql`update products set available = true, order_limit = null, deal = null, stock = 1000000`;
  const products = await sql<{ id: number; article: string; name: string; path: string; price: number }[]>`
    select products.id, article_number as article, products.description as name, price_cents as price,
        concat_ws('/', parent.url, categories.url) as path
      from products join categories on categories.id = category_id
      left join categories as parent on parent.id = categories.parent_id order by products.id`;
  expect(products.length).toBeGreaterThanOrEqual(2000);
  const before = await sql<{ deadlocks: number }[]>`
    select deadlocks::float8 as deadlocks from pg_stat_database where datname = current_database()`;
  let importing = true;
  const statuses: number[] = [];

  const token = await api.logIn('vlinder');
  const order = async (customer: number) => {
    for (let round = 0; importing; round += 1) {
      const lines = shuffled(products, customer * 1000 + round + 1).slice(0, linesOfAnOrder);
      const form = cartForm(lines.map(({ id }) => [id, 5]));
      const drafted = await api.send('POST', '/order/create', { token, form });
      statuses.push(drafted.status);
      if (drafted.status !== 200) continue;
      const { data } = (await drafted.json()) as { data: { order: { order_id: number } } };
      statuses.push((await api.send('GET', `/payment/account/${data.order.order_id}`, { token })).status);
    }
  };
  const importAll = async () => {
    const codes: number[] = [];
    for (let time = 1; time <= imports; time += 1) {
      const rows = shuffled(products, time).map(({ article, name, path, price }) =>
        [
          article,
          `"${name.replaceAll('"', '""')}"`,
          path,
          ((price + time) / 100).toFixed(2).replace('.', ','),
          '21',
          String(1_000_000 + time),
        ].join(';'),
      );
      const titles = 'artikelnummer;omschrijving;categorie;prijs;btw;voorraad';
      await writeFile(join(folder, 'all.csv'), [titles, ...rows].join('\n'));
      const run = await runAdmin(api.database.url, ['import', 'all.csv'], folder);
      expect(run.errors).toEqual([]);
      codes.push(run.code);
    }
    importing = false;
    return codes;
  };
  const [codes] = await Promise.all([
    importAll().finally(() => {
      importing = false;
    }),
    ...Array.from({ length: customers }, (_, customer) => order(customer)),
  ]);
  expect(codes).toEqual(Array(imports).fill(0));
  expect([...new Set(statuses)]).toEqual([200]);
  expect(statuses.length).toBeGreaterThan(2 * imports);
  // No retry has hidden a deadlock: every transaction locks in the same order.
  await sql`select pg_stat_clear_snapshot()`;
  const after = await sql<{ deadlocks: number }[]>`
    select deadlocks::float8 as deadlocks from pg_stat_database where datname = current_database()`;
  expect(after).toEqual(before);
}, 240_000);
