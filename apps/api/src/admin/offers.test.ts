import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { runAdmin } from '../testing/runAdmin.ts';

async function openShop(template: 'seeded' | 'migrated' = 'migrated') {
  const copy = await openTestDatabase(template);
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-offers-'));
  onTestFinished(async () => {
    await copy.close();
    await rm(folder, { recursive: true });
  });
  const run = async (text: string) => {
    await writeFile(join(folder, 'offers.csv'), text);
    return runAdmin(copy.url, ['offers', 'offers.csv'], folder);
  };
  const stored = () => copy.database.sql`
    select 'offer' as kind, position, title, action_url, label, valid_until::text, null as theme from offers
      union all select 'banner', position, title, action_url, null, null, theme from offer_banners order by position`;
  return { run, stored };
}

test('a file replaces all offers and banners, in its order, and says what customers will not see', async () => {
  const { run, stored } = await openShop('seeded');
  const unseen = [
    '"Luierweek" is not shown: it ended on 2025-11-28.',
    'The shop has no page /categorie/aanbieding/luiers: a link to it leads nowhere.',
  ];
  const first = await run(
    [
      'soort;titel;tekst;adres;label;afbeelding;tot-en-met;kleur',
      'actie;Luierweek;Alle maten;/categorie/aanbieding/luiers;2+1 gratis;actie-luiers;2025-11-28;',
      'banner;Nieuw: klei;;/product/knutselen/demo-verf;;;;geel',
      ';Verf;Van de maker;/categorie/knutselen/?sort=price;10 % korting;;;',
      '',
    ].join('\n'),
  );
  expect(first).toMatchObject({
    code: 0,
    output: ['Offers on the home page: 2, banners: 1.', ...unseen],
  });
  expect((await stored()).map((row) => Object.values(row))).toEqual([
    ['offer', 0, 'Luierweek', '/categorie/aanbieding/luiers', '2+1 gratis', '2025-11-28', null],
    ['banner', 1, 'Nieuw: klei', '/product/knutselen/demo-verf', null, null, 'yellow'],
    ['offer', 2, 'Verf', '/categorie/knutselen/?sort=price', '10 % korting', null, null],
  ]);
  expect((await run('titel;adres;label\nSop;/categorie/schoonmaak;1+1 gratis\n')).code).toBe(0);
  expect((await stored()).map(({ title }) => title)).toEqual(['Sop']);
});

test('the error names every wrong line, and nothing is changed', async () => {
  const { run, stored } = await openShop();
  await run('titel;adres;label\nSop;/categorie/schoonmaak;1+1 gratis\n');
  const { code, errors } = await run(
    [
      'soort;titel;adres;label;tot-en-met;kleur',
      'poster;A;/a;1+1 gratis;;',
      'actie;;/a;1+1 gratis;;',
      'actie;A;https://elders.example;1+1 gratis;;',
      'actie;A;//elders.example;1+1 gratis;;',
      'actie;A;/a;;;',
      'actie;A;/a;1+1 gratis;2026-02-30;',
      'banner;A;/a;;;roze',
      '',
    ].join('\n'),
  );
  expect(code).toBe(1);
  expect(errors[0]?.split('\n')).toEqual([
    'Line 2, column soort: "poster" is neither actie nor banner.',
    'Line 3, column titel: is empty.',
    'Line 4, column adres: "https://elders.example" is not a path of the shop; write it like /categorie/verzorging.',
    'Line 5, column adres: "//elders.example" is not a path of the shop; write it like /categorie/verzorging.',
    'Line 6, column label: is empty; write it like 2+1 gratis.',
    'Line 7, column tot-en-met: "2026-02-30" is not a date; write it like 2026-11-28.',
    'Line 8, column kleur: "roze" is not one of geel, donker, licht.',
    'Nothing was changed.',
  ]);
  expect((await run('titel;adres\n')).errors[0]).toContain('column label is missing');
  expect((await run('titel;adres;label;prijs\n')).errors[0]).toContain('column "prijs" is unknown');
  expect((await stored()).map(({ title }) => title)).toEqual(['Sop']);
});

test('a cell becomes one clean line, without control characters and line ends', async () => {
  const { run, stored } = await openShop();
  expect(
    (await run('titel;adres;label\n"Luier\u2028week\u00a0\n \u0007maat\u200b 4";/a;1+1 gratis\n')).code,
  ).toBe(0);
  expect((await stored()).map(({ title }) => title)).toEqual(['Luier week maat 4']);
});
