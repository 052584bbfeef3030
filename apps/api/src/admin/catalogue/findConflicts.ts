import type { Sql } from '../../database/Database.ts';

/** What only the rows together can have wrong: one article twice, or two products at one address. In plain words. */
export async function findConflicts(sql: Sql): Promise<readonly string[]> {
  const twice = await sql<{ line: number; other: number; article: string }[]>`
    select line, other, article_number as article
      from (select line, article_number, min(line) over (partition by article_number) as other from import_rows) as rows
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
    ...twice.map(
      ({ line, other, article }) =>
        `Line ${line}, column artikelnummer: "${article}" stands on line ${other} already.`,
    ),
    ...taken.map(
      ({ line, path, article }) =>
        `Line ${line}, column pad: article "${article}" stands at "${path}" in this category already.`,
    ),
  ];
}
