import type { Sql } from '../../database/Database.ts';
import { catalogueFields } from './catalogueFields.ts';
import type { CatalogueHeader } from './readHeader.ts';

/** What an import did. */
export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  /** Products that were sold out or not for sale, and can be ordered now. */
  readonly backInStock: readonly number[];
}

/**
 * Makes products of what was staged: known articles change in the columns that the file has, if anything differs; new
 * ones are added.
 */
export async function applyRows(sql: Sql, { fields }: CatalogueHeader): Promise<ImportOutcome> {
  const all = ['category_id', ...catalogueFields.map(({ column }) => column)];
  // A path that the file does not bring was made from the name, for new products only.
  const brought = ['category_id', ...fields.map(({ field }) => field.column)].filter(
    (column) => column !== 'article_number',
  );
  const list = (names: readonly string[]) =>
    names.map((name) => sql`${sql(name)}`).reduce((before, name) => sql`${before}, ${name}`);
  const listed = list(all);
  const assignments = brought
    .map((column) => sql`${sql(column)} = excluded.${sql(column)}`)
    .reduce((before, assignment) => sql`${before}, ${assignment}`);
  const both = (table: string) => list(brought.map((column) => `${table}.${column}`));
  const keepsAvailable = !brought.includes('available');
  const back = await sql<{ id: number }[]>`
    select products.id from import_rows as rows join products on products.article_number = rows.article_number
      where (products.stock = 0 or not products.available) and rows.stock > 0
        and (${keepsAvailable} and products.available or not ${keepsAvailable} and rows.available)`;
  const [counted] = await sql<{ added: number; changed: number }[]>`
    with written as (
      insert into products (${listed}) select ${listed} from import_rows order by line
        on conflict (article_number) do update set ${assignments}
          where (${both('products')}) is distinct from (${both('excluded')})
        returning xmax = 0 as added
    )
    select count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed from written`;
  return { added: 0, changed: 0, ...counted, backInStock: back.map(({ id }) => id) };
}
