import { amsterdamTime } from '@magazijn/domain/delivery';
import * as z from 'zod/mini';
import type { Sql } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import type { offerBanners, offers as offersTable } from '../database/tables/index.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { readableFile } from './namedFile.ts';
import { printedLine } from './printedLine.ts';
import { readTable } from './readTable.ts';

type Offer = Omit<typeof offersTable.$inferInsert, 'id'>;
type Banner = Omit<typeof offerBanners.$inferInsert, 'id'>;

interface OfferFile {
  readonly offers: readonly Offer[];
  readonly banners: readonly Banner[];
}

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
async function readOffers(file: string): Promise<OfferFile> {
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

async function writeOffers(sql: Sql, { offers, banners }: OfferFile): Promise<void> {
  await sql`delete from offers`;
  await sql`delete from offer_banners`;
  await insertRows(sql, 'offers', [...offers]);
  await insertRows(sql, 'offer_banners', [...banners]);
}

/** The paths of categories and products that the shop does not have. */
async function missingPaths(sql: Sql, paths: readonly string[]): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    with places as (
      select categories.id, coalesce(parent.url || '/', '') || categories.url as place
        from categories left join categories as parent on parent.id = categories.parent_id
    )
    select distinct given.path from unnest(${[...paths]}::text[]) as given (path)
      where given.path ~ '^/(categorie|product)/'
        and not exists (select from places where '/categorie/' || place = given.path)
        and not exists (
          select from products join places on places.id = category_id
            where products.path = substring(given.path from '[^/]+$')
              and '/product/' || place || '/' || products.path = given.path)
      order by given.path`;
  return rows.map(({ path }) => path);
}

/** One line each for offers that have ended, and for links to categories and products that the shop does not have. */
async function uselessEntries(sql: Sql, { offers, banners }: OfferFile, today: string): Promise<string[]> {
  const ended = offers.filter(({ validUntil }) => validUntil != null && validUntil < today);
  const paths = [...offers, ...banners].map(({ actionUrl }) => actionUrl.replace(/\/*([?#].*)?$/, ''));
  return [
    ...ended.map(({ title, validUntil }) => `"${title}" is not shown: it ended on ${validUntil}.`),
    ...(await missingPaths(sql, paths)).map(
      (path) => `The shop has no page ${path}: a link to it leads nowhere.`,
    ),
  ];
}

/** `offers`: replaces the offers, and the banners between them, by those of a CSV file in its order; all or nothing. */
export const offers: AdminCommand = {
  name: 'offers',
  usage: '<file.csv>',
  summary: `Replaces the offers and banners of the home page by those of a CSV file (${titles.join(';')}), in its order.`,
  run: async ({ database, clock, print, folder }, args) => {
    const { file } = readableFile(folder, readArguments(args, ['file']).values[0] ?? '');
    const read = await readOffers(file);
    await database.sql.begin((sql) => writeOffers(sql, read));
    print(`Offers on the home page: ${read.offers.length}, banners: ${read.banners.length}.`);
    const useless = await uselessEntries(database.sql, read, amsterdamTime(clock()).date);
    for (const line of useless) print(printedLine(line));
    return 0;
  },
};
