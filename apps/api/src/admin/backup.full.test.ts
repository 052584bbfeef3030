import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import type { Sql } from '../database/Database.ts';
import { cartForm } from '../testing/cartForm.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';
import { listTables } from './backup/backupFormat.ts';
import type { TableChecksum } from './backup/checksums.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(join(tmpdir(), 'magazijn-backup-'));
  return async () => {
    await api.close();
    await rm(folder, { recursive: true });
  };
});

/** Every row of every table as text, in an order of their own. */
async function contents(sql: Sql): Promise<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = {};
  for (const { table } of await listTables(sql)) {
    const rows = await sql<{ row: string }[]>`
      select rows::text as row from ${sql(table)} as rows order by rows::text collate "C"`;
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

async function emptyDatabase(content: 'migrated' | 'seeded' = 'migrated') {
  const copy = await openTestDatabase(content);
  onTestFinished(copy.close);
  return copy;
}

const backUp = (name: string) => runAdmin(api.database.url, ['backup', name], folder);

test('what was backed up comes back row by row, and the numbering goes on', async () => {
  const token = await api.logIn('vlinder');
  const { id } = await demoProduct(api.database, 'demo-verf');
  for (const quantity of [20, 21, 22]) {
    const form = cartForm([[id, quantity]], { orderReference: 'Groep "3" \\n; é €' });
    const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
      token,
      form,
    });
    if (quantity < 22) await api.data('GET', `/payment/account/${order.order_id}`, { token });
  }
  expect(await backUp('shop.gz')).toMatchObject({ code: 0, errors: [] });
  const { database, url } = await emptyDatabase();
  expect(await runAdmin(url, ['restore', 'shop.gz'], folder)).toMatchObject({ code: 0, errors: [] });

  const [before, after] = [await contents(api.database.sql), await contents(database.sql)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(before.orders).toHaveLength(3);
  expect(before.products?.length).toBe(2000);
  // The restore is written down behind what it brought back.
  const [last] = await database.sql<{ row: string; command: string }[]>`
    select rows::text as row, details->>'command' as command from audit_events as rows order by id desc limit 1`;
  expect(last?.command).toBe('restore');
  const broughtBack = { ...after, audit_events: after.audit_events?.filter((row) => row !== last?.row) };
  expect(broughtBack).toEqual(before);

  const next = async (sql: Sql) =>
    (await sql<{ id: string }[]>`select nextval('orders_id_seq')::text as id`)[0]?.id;
  expect(await next(database.sql)).toBe(await next(api.database.sql));
});

test('a backup is one moment: what is written meanwhile is not in it', async () => {
  const { sql } = api.database;
  const running = backUp('moment.gz');
  await sql`insert into pages (url_title, title, body) values ('later', 'Later', '')`;
  await running;
  const text = gunzipSync(await readFile(join(folder, 'moment.gz'))).toString();
  const lines = text.trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'magazijn-backup', version: 2 });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: true });
});

test('the file is its owner’s alone, is never written over, and appears when it is whole', async () => {
  await backUp('once.gz');
  expect((await stat(join(folder, 'once.gz'))).mode & 0o777).toBe(0o600);
  expect(await backUp('once.gz')).toMatchObject({
    code: 1,
    errors: [`${join(folder, 'once.gz')} is there already. Name a new file.`],
  });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a folder that does not exist is one line, and leaves nothing', async () => {
  const { code, errors } = await backUp('nowhere/shop.gz');
  expect(code).toBe(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('There is no folder ');
});

test.runIf(process.platform === 'linux')('a full disk is one line, and leaves nothing', async () => {
  await symlink('/dev/full', join(folder, 'full.gz.part'));
  const { code, errors } = await backUp('full.gz');
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/^backup failed, and nothing was changed: ENOSPC: [^\n]+$/)]);
  expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([]);
});

test('a check restores, compares and keeps nothing, again and again', async () => {
  await backUp('checked.gz');
  const { database, url } = await emptyDatabase();
  for (const _time of [1, 2]) {
    const { code, output } = await runAdmin(url, ['restore', '--check', 'checked.gz'], folder);
    expect(code).toBe(0);
    expect(output).toEqual([
      expect.stringMatching(
        /checked\.gz can be restored: \d{4,} rows came back in \d\d tables with the counts, sums and checksums of the backup\. Nothing of it was kept\.$/,
      ),
    ]);
  }
  expect(Object.values(await contents(database.sql)).flat()).toEqual([]);
  const lines = gunzipSync(await readFile(join(folder, 'checked.gz')))
    .toString()
    .trimEnd()
    .split('\n');
  const { checksums } = JSON.parse(lines.at(-2) ?? '') as { checksums: TableChecksum[] };
  const [{ stock } = {}] = await api.database.sql<{ stock: string }[]>`
    select sum(stock)::text as stock from products`;
  expect(checksums.find(({ table }) => table === 'products')).toMatchObject({ rows: 2000, sums: { stock } });
});

test('restore fills nothing but an empty database', async () => {
  await backUp('refused.gz');
  const { url } = await emptyDatabase('seeded');
  const { code, errors } = await runAdmin(url, ['restore', 'refused.gz'], folder);
  expect(code).toBe(1);
  expect(errors[0]).toMatch(/^This database is not empty: \w+ has rows\. Set DATABASE_URL/);
});

test.each<[string, (whole: Buffer) => Buffer, string]>([
  ['noise', () => randomBytes(5000), 'This file is no backup of Magazijn.'],
  ['another archive', () => gzipSync('hello\n'), 'This file is no backup of Magazijn.'],
  ['an empty file', () => Buffer.alloc(0), 'This file is no backup of Magazijn.'],
  ['a cut file', (whole) => whole.subarray(0, whole.length - 4000), 'This backup is cut off or damaged.'],
  [
    'a file that lacks its last lines',
    (whole) => gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n')),
    'This backup is cut off or damaged.',
  ],
  [
    'a file in which an amount was changed',
    (whole) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/^(\{"table":"coupons".*\n\S+\t)\d+/m, '$199'),
      ),
    'coupons did not come back as it was: the checksum of its rows is',
  ],
  [
    'a file of an older format',
    (whole) => gzipSync(gunzipSync(whole).toString().replace('"version":2', '"version":1')),
    'This backup was made by another version of Magazijn.',
  ],
  [
    'a file of another version',
    (whole) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/"schema":"\w+"/, '"schema":"other"'),
      ),
    'This backup was made by another version of Magazijn.',
  ],
])('%s is refused and leaves the database empty', async (name, spoil, message) => {
  const good = `${name.replaceAll(' ', '-')}.good.gz`;
  await backUp(good);
  const bad = good.replace('good', 'bad');
  await writeFile(join(folder, bad), spoil(await readFile(join(folder, good))));
  const { url, database } = await emptyDatabase();
  const { code, errors } = await runAdmin(url, ['restore', bad], folder);
  expect(code).toBe(1);
  expect(errors[0]).toContain(message);
  expect(Object.values(await contents(database.sql)).flat()).toEqual([]);
});

test('a file that is not there is one line', async () => {
  const { url } = await emptyDatabase();
  expect(await runAdmin(url, ['restore', 'gone.gz'], folder)).toMatchObject({
    code: 1,
    errors: [`There is no file ${join(folder, 'gone.gz')}.`],
  });
});
