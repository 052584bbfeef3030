import type { Sql } from '../../database/Database.ts';

/** The places of a mapping that are no category's path: a typing error, or a category that is gone. */
export async function unknownPlaces(sql: Sql, places: readonly string[]): Promise<string[]> {
  const rows = await sql<{ place: string }[]>`
    select place from unnest(${places}::text[]) as place
      where not exists (
        select from categories left join categories as parents on parents.id = categories.parent_id
          where concat_ws('/', parents.url, categories.url) = place)`;
  return rows.map(({ place }) => place);
}
