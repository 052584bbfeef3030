import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const titles = 'artikelnummer;omschrijving;categorie;prijs;btw;voorraad';
const good = 'X-1;Crème brûlée;voeding/fruit;1.234,5;9%;12';
let copy: TestDatabase;
let folder: string;
beforeAll(async () => {
  copy = await openTestDatabase('seeded');
  folder = await mkdtemp(join(tmpdir(), 'magazijn-import-'));
  await copy.database.sql`create table untouched as select * from products`;
});
// Faster than a database for each test.
afterEach(async () => {
  const { sql } = copy.database;
  await sql`delete from products where id not in (select id from untouched)`;
  await sql`
    update products set description = untouched.description, price_cents = untouched.price_cents,
        vat_percentage = untouched.vat_percentage, stock = untouched.stock, available = untouched.available
      from untouched where untouched.id = products.id and products.stock <> untouched.stock`;
  await sql`delete from outbox`;
  await rm(join(folder, 'all.csv'), { force: true });
});
afterAll(async () => {
  await copy.close();
  await rm(folder, { recursive: true });
});

async function importText(text: string | Uint8Array, ...flags: string[]) {
  await writeFile(join(folder, 'list.csv'), text);
  return runAdmin(copy.url, ['import', 'list.csv', ...flags], folder);
}
const lines = (...rows: string[]) => `${[titles, ...rows].join('\r\n')}\r\n`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const product = async (article: string) =>
  (await copy.database.sql`select * from products where article_number = ${article}`)[0];
const everything = async () =>
  (await copy.database.sql`select md5(string_agg(products::text, '' order by id)) as sum from products`)[0]
    ?.sum;

describe('encodings and delimiters of saved files', () => {
  test.each<[string, string | Uint8Array]>([
    ['UTF-8', lines(good)],
    ['UTF-8 with a mark', `\uFEFF${lines(good)}`],
    ['Windows-1252', latin(lines(good))],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${lines(good)}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${lines(good)}`, 'utf16le').swap16()],
    ['commas', lines(good.replace('1.234,5', '"1.234,50"')).replaceAll(';', ',')],
    ['tabs', lines(good).replaceAll(';', '\t')],
    ['line feeds alone, and an empty line', lines(good, '').replaceAll('\r\n', '\n')],
    [
      'titles in capitals, in another order',
      'BTW;Categorie;Omschrijving;Voorraad;Prijs;Artikelnummer\n9;voeding/fruit;Crème brûlée;12;€ 1234,50;X-1',
    ],
  ])('%s', async (_name, text) => {
    expect(await importText(text)).toMatchObject({
      code: 0,
      errors: [],
      output: ['1 added, 0 changed, 0 back in stock.'],
    });
    expect(await product('X-1')).toMatchObject({
      description: 'Crème brûlée',
      priceCents: 123_450,
      vatPercentage: 9,
      stock: 12,
      unit: 'stuk',
      available: true,
      path: 'creme-brulee-x-1',
    });
  });
});

test('a known article changes only in the columns of the file, and an equal one is not written', async () => {
  const [known] = await copy.database.sql`select * from products where path = 'demo-verf'`;
  const row = `${known?.articleNumber};Verf;knutselen;1,00;21;3`;
  expect((await importText(lines(row))).output).toEqual(['0 added, 1 changed, 0 back in stock.']);
  expect(await product(known?.articleNumber)).toMatchObject({
    ...known,
    description: 'Verf',
    priceCents: 100,
    stock: 3,
    search: expect.any(String),
  });
  expect((await importText(lines(row))).output).toEqual(['0 added, 0 changed, 0 back in stock.']);
});

test('a number with other blanks than the catalogue has changes that article, and adds none', async () => {
  const [known] = await copy.database.sql`select * from products where path = 'demo-verf'`;
  const joined = String(known?.articleNumber).replaceAll(' ', '');
  expect(joined).not.toBe(known?.articleNumber);
  expect((await importText(lines(`${joined};Verf;knutselen;1,00;21;4`))).output).toEqual([
    `Line 2: "${joined}" is read as "${known?.articleNumber}".`,
    '0 added, 1 changed, 0 back in stock.',
  ]);
  expect(await product(known?.articleNumber)).toMatchObject({ id: known?.id, stock: 4 });
  const twice = lines('9 001;Nieuw;knutselen;1,00;21;4', '9001;Nieuw;knutselen;1,00;21;4');
  expect((await importText(twice)).errors[0]).toContain('"9001" stands on line 2 already, as "9 001"');
});

test('the import names products whose prices may be mistakes, also by columns that the file lacks', async () => {
  const old = [`${titles};oude prijs;leverbaar`, 'F-3;Oud;knutselen;0,00;21;4;1,00;nee', ''].join('\n');
  expect((await importText(old)).output).toHaveLength(1);
  const prices = lines(
    'F-1;Gratis;knutselen;0,00;21;4',
    'F-2;Niet gratis;knutselen;0,01;21;4',
    'F-3;Oud;knutselen;0,00;21;4',
  );
  expect((await importText(prices, '--dry-run')).output[0]).toBe('For sale at € 0,00: "F-1".');
  expect(
    (await importText(prices.replace('Oud;knutselen;0,00', 'Oud;knutselen;1,00'), '--dry-run')).output[1],
  ).toBe('Not shown, since oude prijs is not higher than prijs: "F-3".');
});

test('products whose numbers differ only in blanks are changed by exact numbers, and another number is refused', async () => {
  const { sql } = copy.database;
  const row = (article: string, stock = 4) => `${article};Nieuw;knutselen;1,00;21;${stock}`;
  await importText(lines(row('7 001'), 'other;Ander;knutselen;1,00;21;4'));
  expect((await importText(lines(row('7 001'), row('70 01')))).errors[0]).toContain(
    'Line 3, column artikelnummer: "70 01" stands on line 2 already, as "7 001"',
  );
  expect((await importText(lines(row('70 01')), '--dry-run')).output[0]).toBe(
    'Line 2: "70 01" is read as "7 001".',
  );
  await sql`update products set article_number = '70 01' where article_number = 'other'`;
  expect((await importText(lines(row('7001', 9)))).errors[0]).toBe(
    [
      'Line 2, column artikelnummer: "7001" can be "7 001" or "70 01"; write the blanks as the catalogue does.',
      'Nothing was imported.',
    ].join('\n'),
  );
  const both = await importText(lines(row('7 001', 5), row('70 01', 6)));
  expect(both).toMatchObject({ errors: [], output: ['0 added, 2 changed, 0 back in stock.'] });
  expect(await product('7 001')).toMatchObject({ stock: 5 });
  expect(await product('70 01')).toMatchObject({ stock: 6 });
});

test('a new product is on the page of its category and in search results', async () => {
  await importText(lines('X-2;Zwabberdweil;voeding/fruit;1,00;21;3'));
  const [shelf] = await copy.database.sql`
    select categories.url from shelves
      join products on products.id = shelves.product_id and article_number = 'X-2'
      join categories on categories.id = shelves.category_id where parent_id is not null`;
  expect(shelf?.url).toBe('fruit');
  expect(await copy.database.sql`select word from search_words where word = 'zwabberdweil'`).toHaveLength(1);
});

test('[T24] customers who requested a stock mail get one when the product is back', async () => {
  const { sql } = copy.database;
  const [gone] = await sql`select id, article_number from products where path = 'demo-uitverkocht'`;
  await sql`
    insert into stock_mail_requests (company_id, user_id, product_id)
      select company_id, id, ${gone?.id} from users where email like 'vlinder@%'`;
  const row = (stock: number) =>
    `${titles};leverbaar\n${gone?.articleNumber};Terug;verzorging/luiers;1,00;21;${stock};ja\n`;
  expect((await importText(row(5), '--dry-run')).output).toEqual([
    'Would be: 0 added, 1 changed, 1 back in stock. Nothing was written.',
  ]);
  expect(await sql`select from outbox`).toHaveLength(0);
  expect((await importText(row(5))).output).toEqual(['0 added, 1 changed, 1 back in stock.']);
  expect(await sql`select kind from outbox`).toEqual([{ kind: 'stock-back' }]);
  expect((await importText(row(9))).output).toEqual(['0 added, 1 changed, 0 back in stock.']);
});

test('the error names every wrong cell by line and column, and nothing is imported', async () => {
  const before = await everything();
  const { code, errors } = await importText(
    lines(
      good,
      'X-2;"Twee\r\nregels";voeding/fruit;12,9x;20;-1',
      ';;voeding/groente-die-niet-bestaat;1,00;21;1',
      'X-3;Te kort;voeding/fruit',
      'X-1;Weer;voeding/fruit;1,00;21;1',
    ),
  );
  expect(code).toBe(1);
  expect(errors[0]?.split('\n')).toEqual([
    'Line 3, column prijs: "12,9x" is not an amount; write it like 12,95.',
    'Line 3, column btw: "20" is not a Dutch VAT rate: 0, 9 or 21.',
    'Line 3, column voorraad: "-1" is not a whole number from 0 to 1000000000.',
    'Line 5, column artikelnummer: is empty.',
    'Line 5, column omschrijving: is empty.',
    'Line 5, column categorie: there is no category "voeding/groente-die-niet-bestaat".',
    'Line 6: has 3 columns; the first line has 6.',
    'Nothing was imported.',
  ]);
  expect(await everything()).toBe(before);
});

test('the error names an article that occurs twice, and two products with one path', async () => {
  const before = await everything();
  const twice = await importText(lines(good, good));
  expect(twice.errors[0]).toContain('Line 3, column artikelnummer: "X-1" stands on line 2 already.');
  const [taken] = await copy.database.sql`select article_number from products where path = 'demo-verf'`;
  const same = await importText(`${titles};pad\nX-9;Verf;knutselen;1,00;21;3;demo-verf\n`);
  expect(same.errors[0]).toContain(
    `Line 2, column pad: article "${taken?.articleNumber}" stands at "demo-verf" in this category already.`,
  );
  expect(await everything()).toBe(before);
});

test.each([
  ['an empty file', '', 'Line 1: column categorie is missing.'],
  ['a missing column', 'artikelnummer;omschrijving', 'Line 1: column prijs is missing.'],
  ['an unknown column', `${titles};kleur\n`, 'Line 1: column "kleur" is unknown.'],
  ['a column twice', `${titles};prijs\n`, 'Line 1: column prijs is there twice.'],
  ['a quote that never ends', `${titles}\n${good}\nX-2;"open`, 'Line 3: a quotation mark is missing'],
  [
    'a quote with a whole file behind it, which memory does not hold',
    `${titles}\n${good}\nX-2;"${'open\n'.repeat(400_000)}`,
    'a quotation mark is missing or extra from here on. Nothing was imported.',
  ],
])('the error names the line of %s', async (_name, text, message) => {
  const { code, errors } = await importText(text);
  expect(code).toBe(1);
  expect(errors[0]).toContain(message);
});

test('a missing file, and a folder, are refused in one line', async () => {
  expect((await runAdmin(copy.url, ['import', '.'], folder)).errors).toEqual([
    `${folder} is a folder. Name a file.`,
  ]);
  expect((await runAdmin(copy.url, ['import', 'gone.csv'], folder)).errors).toEqual([
    `There is no file ${join(folder, 'gone.csv')}.`,
  ]);
});

test('importing an export changes nothing', async () => {
  const before = await everything();
  expect(await runAdmin(copy.url, ['export', 'all.csv'], folder)).toMatchObject({ code: 0 });
  expect((await readFile(join(folder, 'all.csv'))).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(await runAdmin(copy.url, ['import', 'all.csv'], folder)).toMatchObject({
    errors: [],
    output: ['0 added, 0 changed, 0 back in stock.'],
  });
  expect(await everything()).toBe(before);
});

test('the progress is shown', async () => {
  const { progress } = await importText(lines(good));
  expect(progress).toContain('Reading ██████████████████████████████ 100 %');
  expect(progress.at(-1)).toBe('');
});
