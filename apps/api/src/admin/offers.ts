import * as z from 'zod/mini';
import type { Sql } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import type { offerBanners, offers as offersTable } from '../database/tables/index.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { readableFile } from './namedFile.ts';
import { readTable } from './readTable.ts';

type Offer = Omit<typeof offersTable.$inferInsert, 'id'>;
type Banner = Omit<typeof offerBanners.$inferInsert, 'id'>;

const titles = [
  ...(['soort', 'titel', 'tekst', 'adres', 'label', 'afbeelding', 'product', 'icoon', 'tot-en-met'] as const),
  'kleur',
] as const;

/** The colours of a banner: names in the file, and on the wire. */
const themes = new Map([
  ['geel', 'yellow'],
  ['donker', 'dark'],
  ['licht', 'light'],
]);

const isDate = (text: string) => z.iso.date().safeParse(text).success;

/** @throws AdminError that lists every wrong line. */
async function readOffers(file: string): Promise<{ offers: Offer[]; banners: Banner[] }> {
  const offers: Offer[] = [];
  const banners: Banner[] = [];
  const problems: string[] = [];
  let position = 0;
  for await (const { line, cell } of readTable(file, titles, ['titel', 'adres', 'label'])) {
    const wrong = (column: (typeof titles)[number], why: string) =>
      problems.push(`Line ${line}, column ${column}: ${why}`);
    const kind = cell('soort') || 'actie';
    const until = cell('tot-en-met');
    const theme = themes.get(cell('kleur') || 'licht');
    if (kind !== 'actie' && kind !== 'banner') wrong('soort', `"${kind}" is neither actie nor banner.`);
    if (cell('titel') === '') wrong('titel', 'is empty.');
    if (!/^\/(?!\/)\S*$/.test(cell('adres'))) {
      wrong('adres', `"${cell('adres')}" is not a path of the shop; write it like /categorie/verzorging.`);
    }
    if (kind === 'actie' && cell('label') === '') wrong('label', 'is empty; write it like 2+1 gratis.');
    if (until !== '' && !isDate(until))
      wrong('tot-en-met', `"${until}" is not a date; write it like 2026-11-28.`);
    if (theme === undefined)
      wrong('kleur', `"${cell('kleur')}" is not one of ${[...themes.keys()].join(', ')}.`);
    const shared = {
      position,
      title: cell('titel'),
      subtitle: cell('tekst'),
      actionUrl: cell('adres'),
    };
    if (kind === 'banner')
      banners.push({ ...shared, image: cell('afbeelding') || null, theme: theme ?? 'light' });
    else {
      offers.push({
        ...shared,
        image: cell('afbeelding'),
        productImage: cell('product') || null,
        offerIcon: cell('icoon') || null,
        label: cell('label'),
        validUntil: until || null,
      });
    }
    position += 1;
  }
  if (problems.length > 0) throw new AdminError([...problems, 'Nothing was changed.'].join('\n'));
  return { offers, banners };
}

async function writeOffers(sql: Sql, offers: readonly Offer[], banners: readonly Banner[]): Promise<void> {
  await sql`delete from offers`;
  await sql`delete from offer_banners`;
  await insertRows(sql, 'offers', [...offers]);
  await insertRows(sql, 'offer_banners', [...banners]);
}

/** `offers`: replaces the offers, and the banners between them, by those of a CSV file in its order; all or nothing. */
export const offers: AdminCommand = {
  name: 'offers',
  usage: '<file.csv>',
  summary: `Replaces the offers and banners of the home page by those of a CSV file (${titles.join(';')}), in its order.`,
  run: async ({ database, print, folder }, args) => {
    const { file } = readableFile(folder, readArguments(args, ['file']).values[0] ?? '');
    const read = await readOffers(file);
    await database.sql.begin((sql) => writeOffers(sql, read.offers, read.banners));
    print(`The home page has these: offers ${read.offers.length}, banners ${read.banners.length}.`);
    return 0;
  },
};
