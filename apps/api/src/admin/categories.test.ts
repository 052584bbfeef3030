import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { runAdmin } from '../testing/runAdmin.ts';

let copy: TestDatabase;
let folder: string;
beforeAll(async () => {
  copy = await openTestDatabase('migrated');
  folder = await mkdtemp(join(tmpdir(), 'magazijn-categories-'));
});
afterAll(async () => {
  await copy.close();
  await rm(folder, { recursive: true });
});

async function run(command: string, text: string, ...args: string[]) {
  await writeFile(join(folder, 'file'), text);
  return runAdmin(copy.url, [command, ...args, 'file'], folder);
}
const stored = () => copy.database.sql`
  select concat_ws('/', parent.url, categories.url) as path, categories.description, categories.product_count
    from categories left join categories as parent on parent.id = categories.parent_id order by categories.priority`;

test('categories, then products, are added to an empty shop, and changed by a second import', async () => {
  const first = await run(
    'categories',
    'pad;naam;tekst\nverzorging;Verzorging;Voor elke dag\nverzorging/luiers;Luiers;\n',
  );
  expect(first).toMatchObject({ code: 0, output: ['2 added, 0 updated.'] });
  const product =
    'artikelnummer;omschrijving;categorie;prijs;btw;voorraad\nX-1;Luiers maat 4;verzorging/luiers;12,95;21;40\n';
  expect((await run('import', product)).output).toEqual(['1 added, 0 changed, 0 back in stock.']);
  const again = await run(
    'categories',
    'pad;naam\nvoeding;Voeding\nverzorging;Verzorging en luiers\nverzorging/luiers;Luiers\n',
  );
  expect(again.output).toEqual(['1 added, 2 updated.']);
  expect(await stored()).toEqual([
    { path: 'voeding', description: 'Voeding', productCount: 0 },
    { path: 'verzorging', description: 'Verzorging en luiers', productCount: 1 },
    { path: 'verzorging/luiers', description: 'Luiers', productCount: 1 },
  ]);
});

test('the error names every wrong line, and nothing is changed', async () => {
  const before = await stored();
  const { code, errors } = await run(
    'categories',
    'pad;naam\nspeelgoed;Speelgoed\nspeelgoed;Nog eens\naanbieding/week;Week\nVies Pad;Vies\nanders/onder;Onder\nleeg;\n',
  );
  expect(code).toBe(1);
  expect(errors[0]?.split('\n')).toEqual([
    'Line 3, column pad: "speelgoed" is on an earlier line too.',
    'Line 4, column pad: "aanbieding/week" is not a path; write it like verzorging or verzorging/luiers.',
    'Line 5, column pad: "Vies Pad" is not a path; write it like verzorging or verzorging/luiers.',
    'Line 6, column pad: "anders" must be on an earlier line.',
    'Line 7, column naam: is empty.',
    'Nothing was changed.',
  ]);
  expect((await run('categories', 'pad;kleur\n')).errors[0]).toContain('column "kleur" is unknown');
  expect((await run('categories', 'pad\n')).errors[0]).toContain('column naam is missing');
  expect((await run('categories', '')).errors[0]).toContain('column pad is missing');
  expect(await stored()).toEqual(before);
});

test('a page is added, changed, and linked in the footer with --footer', async () => {
  const page = (html: string, ...flags: string[]) =>
    run('page', html, 'algemene-voorwaarden', 'Algemene voorwaarden', ...flags);
  expect((await page('<p>Eerst</p>\u2028\u0007')).output).toEqual(['/kruidvat/algemene-voorwaarden: added.']);
  // A line end that some programs ignore, and a character that no document can contain.
  expect(await copy.database.sql`select body from pages`).toEqual([{ body: '<p>Eerst</p>\n' }]);
  expect((await page('<p>Nu</p>', '--footer')).output).toEqual(['/kruidvat/algemene-voorwaarden: changed.']);
  expect(await copy.database.sql`select * from pages`).toEqual([
    expect.objectContaining({ title: 'Algemene voorwaarden', body: '<p>Nu</p>', position: 'FOOTER' }),
  ]);
  expect((await run('page', '', '../x', 'X')).errors[0]).toContain('cannot be part of a URL');
});
