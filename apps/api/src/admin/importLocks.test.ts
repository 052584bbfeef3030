import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { runAdmin } from '../testing/runAdmin.ts';

test('an import in reverse order waits for an order of its first product, without locks that the order needs next', async () => {
  const { database, url, close } = await openTestDatabase('seeded');
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-locks-'));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const { sql } = database;
  const products = await sql<{ id: number; article: string; path: string }[]>`
    select products.id, article_number as article, concat_ws('/', parent.url, categories.url) as path
      from products join categories on categories.id = category_id
      left join categories as parent on parent.id = categories.parent_id order by products.id limit 50`;
  const rows = products.toReversed().map(({ article, path }) => `${article};Naam;${path};9,99;21;77`);
  const titles = 'artikelnummer;omschrijving;categorie;prijs;btw;voorraad';
  await writeFile(join(folder, 'list.csv'), [titles, ...rows].join('\n'));
  const [first, last] = [products[0]?.id ?? 0, products.at(-1)?.id ?? 0];
  let imported: ReturnType<typeof runAdmin> | undefined;
  await sql.begin(async (order) => {
    // `placeDraft` locks by ids too.
    await order`select id from products where id = ${first} for no key update`;
    imported = runAdmin(url, ['import', 'list.csv'], folder);
    await expect
      .poll(
        () => sql`
          select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and application_name = 'magazijn-api'`,
        { timeout: 10_000 },
      )
      .toHaveLength(1);
    await order`set local lock_timeout = '300ms'`;
    await order`select id from products where id = ${last} for no key update`;
  });
  expect(await imported).toMatchObject({ code: 0, errors: [] });
});
