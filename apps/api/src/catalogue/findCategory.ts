import type { Sql } from '../database/Database.ts';

/** A category by its URL. */
export interface CategoryRow {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly intro: string;
  readonly image: string | null;
  readonly priority: number;
  readonly productCount: number;
  readonly parentUrl: string | null;
  readonly parentDescription: string | null;
  readonly parentPriority: number | null;
}

/** The category `category`, or its sub category `sub`. */
export async function findCategory(
  sql: Sql,
  category: string,
  sub: string | undefined,
): Promise<CategoryRow | null> {
  const columns = sql`found.id, found.url, found.description, found.intro, found.image, found.priority,
    found.product_count, parent.url as parent_url, parent.description as parent_description,
    parent.priority as parent_priority`;
  const [row] =
    sub === undefined
      ? await sql<CategoryRow[]>`
          select ${columns} from categories as found left join categories as parent on parent.id = found.parent_id
            where found.url = ${category} and found.parent_id is null`
      : await sql<CategoryRow[]>`
          select ${columns} from categories as found join categories as parent on parent.id = found.parent_id
            where found.url = ${sub} and parent.url = ${category} and parent.parent_id is null`;
  return row ?? null;
}
