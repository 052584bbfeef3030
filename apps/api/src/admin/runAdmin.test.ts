import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { runAdmin } from '../testing/runAdmin.ts';
import { databaseAddress } from './runAdmin.ts';

describe('runAdmin', () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/shop';

  test('--help lists every command; so does a missing command, with exit code 1', async () => {
    const help = await runAdmin(nowhere, ['--help']);
    expect(help).toMatchObject({ code: 0, errors: [] });
    for (const name of ['import', 'export', 'stock', 'forget-company'])
      expect(help.output[0]).toContain(`  ${name} `);
    expect(await runAdmin(nowhere, [])).toMatchObject({ code: 1, output: help.output });
  });

  test('--help after a command shows its usage', async () => {
    const { code, output } = await runAdmin(nowhere, ['stock', '--help']);
    expect(code).toBe(0);
    expect(output[0]).toContain('pnpm --filter api admin stock <article number> <number> [--for-sale]');
  });

  test.each([
    [['stok', '1'], 'There is no command "stok". pnpm --filter api admin --help lists them.'],
    [['stock', 'A', '1'], 'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1.'],
  ])('%j is one line', async (args, line) => {
    expect(await runAdmin(nowhere, args)).toMatchObject({ code: 1, output: [], errors: [line] });
  });

  test('a database without tables is reported in one line, without a stack trace', async () => {
    const { url, database, close } = await openTestDatabase('migrated');
    onTestFinished(close);
    await database.sql`drop table products cascade`;
    expect((await runAdmin(url, ['stock', 'A', '1'])).errors).toEqual([
      'stock failed, and nothing was changed: relation "products" does not exist',
    ]);
  });

  test('stock is set and shown, and queues the requested stock mails', async () => {
    const { url, database, close } = await openTestDatabase('seeded');
    onTestFinished(close);
    const { sql } = database;
    const [gone] = await sql`select id, article_number from products where path = 'demo-uitverkocht'`;
    await sql`
    insert into stock_mail_requests (company_id, user_id, product_id)
      select company_id, id, ${gone?.id} from users where email like 'vlinder@%'`;
    const hidden = await runAdmin(url, ['stock', gone?.articleNumber, '7']);
    expect(hidden.output).toEqual([
      expect.stringMatching(/: 0 → 7$/),
      'It is not for sale, so it cannot be ordered. --for-sale changes that.',
    ]);
    expect(await sql`select kind from outbox`).toHaveLength(0);
    const { code, output } = await runAdmin(url, ['stock', gone?.articleNumber, '8', '--for-sale']);
    expect(code).toBe(0);
    expect(output).toEqual([expect.stringMatching(/: 7 → 8$/)]);
    expect(await sql`select kind from outbox`).toHaveLength(1);
    const late = await runAdmin(url, ['stock', gone?.articleNumber, '0', '--expected', '3-12-2099']);
    expect(late.output.at(-1)).toBe('Expected on 2099-12-03.');
    const expectedOn = async () =>
      (await sql<{ expectedOn: string | null }[]>`select expected_on from products where id = ${gone?.id}`)[0]
        ?.expectedOn;
    expect(await expectedOn()).toBe('2099-12-03');
    for (const [day, problem] of [
      ['2020-01-01', '2020-01-01 is in the past.'],
      ['2099-02-30', '"2099-02-30" is not a date; write it like 3-12-2026.'],
    ]) {
      const refused = await runAdmin(url, ['stock', gone?.articleNumber, '0', '--expected', day]);
      expect(refused.errors[0]).toContain(problem);
    }
    // The day of a delivery that came no longer counts.
    await runAdmin(url, ['stock', gone?.articleNumber.replaceAll(' ', ''), '5']);
    expect(await expectedOn()).toBeNull();
    // Two products whose numbers differ only in blanks.
    await sql`
      update products set article_number = ${gone?.articleNumber.replace(' ', '  ')} where path = 'demo-verf'`;
    for (const [article, number, problem] of [
      [gone?.articleNumber.replaceAll(' ', ''), '1', 'write the blanks as the catalogue does.'],
      [gone?.articleNumber, '-1', 'This command has no option -1.'],
      [gone?.articleNumber, '1,5', '"1,5" is not a stock'],
      [gone?.articleNumber, '1000000001', 'is not a stock'],
      ['nothing', '1', 'There is no article with the number "nothing".'],
    ]) {
      expect((await runAdmin(url, ['stock', article, number])).errors[0]).toContain(problem);
    }
  });
});

describe('databaseAddress', () => {
  async function dataFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'magazijn-address-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return folder;
  }

  test('DATABASE_URL wins over a running shop', async () => {
    const dataDir = await dataFolder();
    await writeFile(join(dataDir, 'database-url'), 'postgres://embedded');
    expect(await databaseAddress({ databaseUrl: 'postgres://set', dataDir })).toBe('postgres://set');
  });

  test('without DATABASE_URL it is the database of the running shop', async () => {
    const dataDir = await dataFolder();
    await writeFile(join(dataDir, 'database-url'), 'postgres://embedded\n');
    expect(await databaseAddress({ databaseUrl: null, dataDir })).toBe('postgres://embedded');
  });

  test('without both, one line says what to do', async () => {
    const dataDir = await dataFolder();
    await expect(databaseAddress({ databaseUrl: null, dataDir })).rejects.toThrow(
      `No database is running for ${dataDir}. Start the shop with npm start, or set DATABASE_URL to a PostgreSQL database.`,
    );
  });
});
