import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(join(tmpdir(), 'magazijn-synonyms-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function run(text: string) {
  await writeFile(join(folder, 'synonyms.csv'), text);
  return runAdmin(api.database.url, ['synonyms', 'synonyms.csv'], folder);
}

async function firstFound(term: string): Promise<string | null> {
  const path = `/product/search?pageSize=1&term=${encodeURIComponent(term)}`;
  const { products } = await api.data<{ products: { description: string }[] }>('GET', path);
  return products[0]?.description ?? null;
}

test('a file replaces the list: search uses its synonyms and no earlier ones', async () => {
  expect(await firstFound('vuilniszakken')).toMatch(/afvalzakken/i);
  const { code, output } = await run(
    'woord;zoekt\nzwabberding;vlakmop|stofwisser\nknuffelbeest van pluche;handpop\nfopspeen;\n',
  );
  expect([code, output]).toEqual([0, ['Terms in search: 3.']]);
  expect(await firstFound('zwabberdingen')).toMatch(/vlakmop|stofwisser/i);
  expect(await firstFound('knuffelbeesten van pluche')).toMatch(/handpop/i);
  expect(await firstFound('vuilniszakken')).toBeNull();
});

test('a meaning without a product is printed, and kept for later products', async () => {
  const { code, output } = await run('woord;zoekt\ntrampoline;springkussen\n');
  expect([code, output]).toEqual([
    0,
    ['Terms in search: 1.', '"trampoline" finds nothing: no product has "springkussen".'],
  ]);
  await writeFile(
    join(folder, 'products.csv'),
    'artikelnummer;omschrijving;categorie;prijs;btw;voorraad\nX-1;Springkussen;buitenspelen/rijden;12,95;21;40\n',
  );
  expect(await runAdmin(api.database.url, ['import', 'products.csv'], folder)).toMatchObject({ code: 0 });
  expect(await firstFound('trampoline')).toBe('Springkussen');
});

test('a mistyped term is corrected to a term of the list', async () => {
  await run('woord;zoekt\nzwabberding;vlakmop\n');
  expect(await firstFound('zwaberding')).toMatch(/vlakmop/i);
});

test('the error names every wrong line, and nothing is changed', async () => {
  await run('woord;zoekt\nzwabberding;vlakmop\n');
  const { code, errors } = await run(
    'woord;zoekt\n!;verf\neen twee drie vier;verf\nVerf;!\nverf;verf|lijm\nzoem;\nZoem;bij\n',
  );
  expect(code).toBe(1);
  expect(errors[0]?.split('\n')).toEqual([
    'Line 2, column woord: "!" has no word.',
    'Line 3, column woord: "een twee drie vier" has more than 3 words.',
    'Line 4, column zoekt: "!" has no word.',
    'Line 5, column woord: "verf" is on an earlier line too.',
    'Line 5, column zoekt: "verf" is the word itself.',
    'Line 7, column woord: "Zoem" is on an earlier line too.',
    'Nothing was changed.',
  ]);
  expect(await firstFound('zwabberding')).toMatch(/vlakmop/i);
});

test('an export can be imported unchanged, and overwrites no file', async () => {
  const text = 'woord;zoekt\r\n"jus; vers";sinaasappelsap\r\nspeen;\r\nzwabberding;stofwisser|vlakmop\r\n';
  await run(text);
  const exported = await runAdmin(api.database.url, ['synonyms', 'list.csv', '--export'], folder);
  const file = join(folder, 'list.csv');
  expect(exported).toMatchObject({ code: 0, output: [`Terms in ${file}: 3.`] });
  expect(await readFile(file, 'utf8')).toBe(`\uFEFF${text}`);
  expect((await runAdmin(api.database.url, ['synonyms', 'list.csv'], folder)).code).toBe(0);
  const again = await runAdmin(api.database.url, ['synonyms', 'list.csv', '--export'], folder);
  expect([again.code, again.errors]).toEqual([1, [`${file} is there already. Name a new file.`]]);
});

test('search answers with any list', async () => {
  const hostile = ["a' | !verf", 'www.merk.nl/a:luiers', '\\:*AB & (', '&nbsp; <->', '1,5 x'];
  const lines = hostile.map((term) => `"${term}";"${hostile.join('|')}"`);
  expect((await run(`woord;zoekt\n${lines.join('\n')}\n`)).code).toBe(1);
  await run(`woord;zoekt\n${hostile.map((term) => `"${term}";"b ${term}"`).join('\n')}\n`);
  for (const term of [...hostile, 'verf', 'luiers']) {
    const { status } = await api.send('GET', `/product/search?term=${encodeURIComponent(term)}`);
    expect([term, status]).toEqual([term, 200]);
  }
  expect(await firstFound('luiers')).toMatch(/luiers/i);
});
