import type { Sql } from '../../../apps/api/src/database.ts';

/** Product nouns. A search for one finds every fiftieth product. */
export const nouns = [
  ...['luiers', 'verf', 'klei', 'stiften', 'potloden', 'schaar', 'lijm', 'papier', 'karton', 'puzzel'],
  ...[
    'appelsap',
    'crackers',
    'koekjes',
    'rozijnen',
    'rijstwafels',
    'thee',
    'koffie',
    'melk',
    'suiker',
    'pasta',
  ],
  ...[
    'zeep',
    'doekjes',
    'handschoenen',
    'vuilniszakken',
    'afwasmiddel',
    'dweil',
    'emmer',
    'bezem',
    'spons',
    'stofdoek',
  ],
  ...['matras', 'laken', 'slaapzak', 'deken', 'kussen', 'stoel', 'tafel', 'kast', 'kruk', 'bank'],
  ...['fiets', 'step', 'zandbak', 'schep', 'bal', 'glijbaan', 'trommel', 'blokken', 'poppen', 'treinbaan'],
];
const adjectives = [
  ...['blauwe', 'rode', 'groene', 'gele', 'witte', 'zwarte', 'zachte', 'sterke', 'kleine', 'grote'],
  ...['biologische', 'houten', 'wasbare', 'ronde', 'lange', 'korte', 'dikke', 'dunne', 'lichte', 'stevige'],
];
const syllables = ['ka', 'lo', 'mi', 'ru', 'te', 'va', 'no', 'si', 'do', 'pe'];

/** Products per sub category and per series, so that pages and searches have the same size in any catalogue. */
export const productsPerGroup = 50;
export const stockEach = 1_000_000;
export const topCategories = 20;

/** The unique name of a series of fifty products. `seriesName(7)` is 'serkakakano'. */
export const seriesName = (series: number): string =>
  `ser${[...String(series).padStart(4, '0')].map((figure) => syllables[Number(figure)]).join('')}`;

/**
 * Inserts categories and products: twenty main categories, a sub category for every fifty products, and names of Dutch
 * words and a series. Every tenth product has a deal, and each has four related products.
 */
export async function fillCatalogue(sql: Sql, products: number): Promise<void> {
  const groups = Math.ceil(products / productsPerGroup);
  await sql`
    insert into categories (id, parent_id, url, description, priority)
    select n, null, 'afdeling-' || n, 'Afdeling ' || n, n from generate_series(1, ${topCategories}) as n
    union all
    select ${topCategories} + n, 1 + (n - 1) % ${topCategories}, 'groep-' || n, 'Groep ' || n, n
      from generate_series(1, ${groups}) as n`;
  await sql`
    insert into products (id, category_id, path, article_number, ean, brand, description, contents, unit, price_cents,
        price_old_cents, vat_percentage, stock, available, is_new, order_limit, deal, offer_icon, offer_label, images,
        text, information, extra_information, label, popularity)
    select n, ${topCategories} + 1 + (n - 1) / ${productsPerGroup}, 'product-' || n, lpad(n::text, 6, '0'),
        lpad((8710000000000 + n)::text, 13, '0'), 'Merk ' || n % 40,
        initcap(adjectives.list[1 + n % 20]) || ' ' || nouns.list[1 + (n * 7) % 50] || ' '
          || series.list[1 + (n - 1) / ${productsPerGroup}] || ' maat ' || n % 9,
        '12 stuks', 'doos', 500 + n * 37 % 5000, case when n % 10 = 0 then 6000 end, (array[9, 21])[1 + n % 2],
        ${stockEach}, true, n % 25 = 0, null,
        case when n % 10 = 0 then '{"kind": "percentage", "percentage": 10}'::jsonb
          when n % 10 = 5 then '{"kind": "free-goods", "paid": 2, "free": 1}'::jsonb end,
        null, case n % 10 when 0 then '10 % korting' when 5 then '2+1 gratis' end,
        array['product-' || n, 'product-' || n || '-achter'],
        '<p>' || repeat('Een degelijk product voor elke dag, gemaakt om lang mee te gaan. ', 6) || '</p>',
        '<ul><li>12 stuks per doos</li><li>Artikel ' || n || '</li></ul>', null, null, (n::bigint * 7919 % 100003)::int
      from generate_series(1, ${products}) as n,
        (select ${nouns}::text[] as list) as nouns, (select ${adjectives}::text[] as list) as adjectives,
        (select ${Array.from({ length: groups }, (_, series) => seriesName(series))}::text[] as list) as series`;
  await sql`
    insert into related_products (product_id, related_id, position)
    select n, 1 + (n + step * 11) % ${products}, step
      from generate_series(1, ${products}) as n, generate_series(1, 4) as step`;
}
