import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Sql } from '../../database/Database.ts';
import { catalogueFields } from './catalogueFields.ts';
import type { CsvRow } from './openCsv.ts';
import { type CatalogueHeader, readHeader, readRow } from './readRow.ts';

interface StagedRows {
  readonly header: CatalogueHeader;
  readonly rows: number;
  /** The first `maxProblems`, by line. */
  readonly problems: readonly string[];
  readonly problemCount: number;
}

/** The maximum number of printed problems; more of them point to the file as a whole. */
const maxProblems = 50;
const pieceSize = 256 * 1024;

async function categoryIds(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: number; path: string }[]>`
    select categories.id, concat_ws('/', parent.url, categories.url) as path
      from categories left join categories as parent on parent.id = categories.parent_id
      where not categories.special`;
  return new Map(rows.map(({ id, path }) => [path.toLowerCase(), id]));
}

/**
 * Reads rows without problems into the temporary table `import_rows` of the transaction of `sql`.
 *
 * @throws AdminError when the header line is missing or wrong.
 */
export async function stageRows(sql: Sql, rows: AsyncIterator<CsvRow>): Promise<StagedRows> {
  const first = await rows.next();
  const header = readHeader(first.done ? [] : first.value.cells);
  const categories = await categoryIds(sql);
  const columns = ['category_id', ...catalogueFields.map(({ column }) => column)];
  await sql`
    create temporary table import_rows on commit drop as
      select 0 as line, null::text as respelled, ${sql(columns)} from products limit 0`;
  const copy = await sql`copy import_rows (line, ${sql(columns)}) from stdin`.writable();
  const problems: string[] = [];
  let problemCount = 0;
  let staged = 0;
  let piece = '';
  const send = async () => {
    if (piece !== '' && !copy.write(piece)) await once(copy, 'drain');
    piece = '';
  };
  try {
    for (let row = await rows.next(); !row.done; row = await rows.next()) {
      const read = readRow(row.value, header, categories);
      if (!('problems' in read)) {
        staged += 1;
        piece += `${[String(read.line), ...read.values].map(copyText).join('\t')}\n`;
        if (piece.length > pieceSize) await send();
      } else {
        problemCount += read.problems.length;
        problems.push(...read.problems.slice(0, Math.max(0, maxProblems - problems.length)));
      }
    }
  } finally {
    // Also after an error in the file: an open COPY blocks the connection.
    await send();
    copy.end();
    await finished(copy);
  }
  return { header, rows: staged, problems, problemCount };
}

/** A value in PostgreSQL's COPY text format: tabs, line ends and backslashes are escaped, and null is `\N`. */
export const copyText = (value: string | null): string =>
  value === null
    ? '\\N'
    : value.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');

/**
 * Spells an article number as the catalogue does if exactly one product has it with other blanks: '101404' is '101 404'.
 * Returns a sentence for each respelled row, by line.
 */
export async function spellAsKnown(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ line: number; typed: string; article: string }[]>`
    with known as (
      select replace(article_number, ' ', '') as key, min(article_number) as article_number
        from products group by key having count(*) = 1
    ),
    respelled as (
      update import_rows as rows set respelled = rows.article_number, article_number = known.article_number
        from known
        where known.key = replace(rows.article_number, ' ', '') and known.article_number <> rows.article_number
        returning line, respelled as typed, rows.article_number as article
    )
    select * from respelled order by line`;
  return rows.map(({ line, typed, article }) => `Line ${line}: "${typed}" is read as "${article}".`);
}

/**
 * The imported products whose prices may be mistakes, one text for each kind: other programs export an unknown price as
 * 0. Read them after `applyRows`, since a file can lack the columns that decide.
 */
export async function findDoubtfulPrices(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ article: string; isFree: boolean; isNotHigher: boolean }[]>`
    select article, is_free, is_not_higher
      from (
        select line, products.article_number as article, products.price_cents = 0 and products.available as is_free,
            coalesce(products.price_old_cents <= products.price_cents, false) as is_not_higher
          from import_rows join products using (article_number)
      ) as prices
      where is_free or is_not_higher order by line`;
  const note = (text: string, doubtful: readonly { readonly article: string }[]) => {
    if (doubtful.length === 0) return [];
    const named = doubtful.slice(0, 10).map(({ article }) => `"${article}"`);
    const more = doubtful.length > named.length ? ` and ${doubtful.length - named.length} more` : '';
    return [`${text}: ${named.join(', ')}${more}.`];
  };
  return [
    ...note(
      'For sale at € 0,00',
      rows.filter(({ isFree }) => isFree),
    ),
    ...note(
      'Not shown, since oude prijs is not higher than prijs',
      rows.filter(({ isNotHigher }) => isNotHigher),
    ),
  ];
}

/**
 * The conflicts of rows, as texts: a number that several products have with other blanks, an article twice, or two
 * products with one path.
 */
export async function findConflicts(sql: Sql): Promise<readonly string[]> {
  const ambiguous = await sql<{ line: number; article: string; known: string }[]>`
    select rows.line, rows.article_number as article,
        string_agg('"' || products.article_number || '"', ' or ' order by products.id) as known
      from import_rows as rows
        join products on replace(products.article_number, ' ', '') = replace(rows.article_number, ' ', '')
      group by rows.line, rows.article_number
      having not bool_or(products.article_number = rows.article_number)
      order by rows.line limit 50`;
  // New articles that differ only in blanks are one article; known ones are separate products.
  const twice = await sql<{ line: number; other: number; article: string; otherArticle: string }[]>`
    select line, other, article, other_article
      from (
        select line, coalesce(respelled, rows.article_number) as article, min(line) over same as other,
            first_value(coalesce(respelled, rows.article_number)) over same as other_article
          from import_rows as rows left join products on products.article_number = rows.article_number
          window same as (
            partition by products.id, replace(rows.article_number, ' ', '')
            order by line rows between unbounded preceding and unbounded following
          )
      ) as rows
      where line <> other order by line limit 50`;
  const taken = await sql<{ line: number; path: string; article: string }[]>`
    select rows.line, rows.path, coalesce(others.article_number, products.article_number) as article
      from import_rows as rows
      left join import_rows as others
        on others.category_id = rows.category_id and others.path = rows.path
          and others.article_number < rows.article_number
      left join products
        on products.category_id = rows.category_id and products.path = rows.path
          and products.article_number <> rows.article_number
          and not exists (select from import_rows where import_rows.article_number = products.article_number)
      where others.line is not null or products.id is not null
      order by rows.line limit 50`;
  return [
    ...ambiguous.map(
      ({ line, article, known }) =>
        `Line ${line}, column artikelnummer: "${article}" can be ${known}; write the blanks as the catalogue does.`,
    ),
    ...twice.map(({ line, other, article, otherArticle }) =>
      article === otherArticle
        ? `Line ${line}, column artikelnummer: "${article}" stands on line ${other} already.`
        : `Line ${line}, column artikelnummer: "${article}" stands on line ${other} already, as "${otherArticle}"; numbers that differ only in blanks are one article. Remove a line, or change a number.`,
    ),
    ...taken.map(
      ({ line, path, article }) =>
        `Line ${line}, column pad: article "${article}" stands at "${path}" in this category already.`,
    ),
  ];
}

export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  /** Whether products were added or changed category: then the shelves need a refresh. */
  readonly moved: boolean;
  readonly renamed: boolean;
  /** The ids of products that were sold out or unavailable and can be ordered now. */
  readonly backInStock: readonly number[];
}

/** Columns that identify a product. Changing one takes a lock that blocks new order lines of the product. */
const keyColumns = ['category_id', 'path'];
/** Columns that search reads. */
const searchedColumns = ['category_id', 'description', 'brand'];

/**
 * Writes the staged rows: updates known articles in the columns of the file if a value differs, and adds new ones.
 * Locks only the changing products, by ids like orders (docs/adr/0054).
 */
export async function applyRows(sql: Sql, { fields }: CatalogueHeader): Promise<ImportOutcome> {
  const all = ['category_id', ...catalogueFields.map(({ column }) => column)];
  // Without a column for the path, only new products get one, made from the name.
  const brought = ['category_id', ...fields.map(({ field }) => field.column)].filter(
    (column) => column !== 'article_number',
  );
  const list = (names: readonly string[]) =>
    names.map((name) => sql`${sql(name)}`).reduce((before, name) => sql`${before}, ${name}`);
  const listed = list(all);
  const assignments = brought
    .map((column) => sql`${sql(column)} = rows.${sql(column)}`)
    .reduce((before, assignment) => sql`${before}, ${assignment}`);
  const differs = (columns: readonly string[]) => {
    const ofThem = brought.filter((column) => columns.includes(column));
    return sql`(${list(ofThem.map((column) => `products.${column}`))})
      is distinct from (${list(ofThem.map((column) => `rows.${column}`))})`;
  };
  const [changing] = await sql<{ moved: boolean; renamed: boolean; keys: boolean }[]>`
    select coalesce(bool_or(${differs(['category_id'])}), false) as moved,
        coalesce(bool_or(${differs(searchedColumns)}), false) as renamed,
        coalesce(bool_or(${differs(keyColumns)}), false) as keys
      from import_rows as rows join products on products.article_number = rows.article_number`;
  const locked = await sql<{ id: number }[]>`
    select products.id from products join import_rows as rows on rows.article_number = products.article_number
      where ${differs(brought)}
      order by products.id ${changing?.keys ? sql`for update of products` : sql`for no key update of products`}`;
  const keepsAvailable = !brought.includes('available');
  const back = await sql<{ id: number }[]>`
    select products.id from import_rows as rows join products on products.article_number = rows.article_number
      where (products.stock = 0 or not products.available) and rows.stock > 0
        and (${keepsAvailable} and products.available or not ${keepsAvailable} and rows.available)`;
  const { count: changed } = await sql`
    update products set ${assignments} from import_rows as rows
      where rows.article_number = products.article_number
        and products.id = any(${locked.map(({ id }) => id)}::int[]) and ${differs(brought)}`;
  const { count: added } = await sql`
    insert into products (${listed})
      select ${listed} from import_rows as rows
        where not exists (select from products where products.article_number = rows.article_number)
        order by line`;
  return {
    added,
    changed,
    moved: added > 0 || (changing?.moved ?? false),
    renamed: added > 0 || (changing?.renamed ?? false),
    backInStock: back.map(({ id }) => id),
  };
}
