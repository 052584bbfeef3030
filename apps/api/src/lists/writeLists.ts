import { type ListContent, type ListLine, maxListLines, maxLists } from '@magazijn/domain/lists';
import type { Database, Sql } from '../database/Database.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { isOwn, isVisible, personOf } from './readLists.ts';

/** Texts for the buyer of 409 and 422. */
const texts = {
  nameTaken: 'Er is al een lijst met deze naam. Kies een andere naam.',
  tooManyLists: `Je bedrijf kan maximaal ${maxLists} lijsten bewaren. Laat eerst een lijst verwijderen.`,
  changed: 'Deze lijst is intussen ergens anders veranderd.',
  notOwn: 'Alleen wie deze lijst maakte, kan het delen stoppen.',
  full: `Een lijst heeft maximaal ${maxListLines} producten. Zet de rest op een andere lijst.`,
} as const;

/** The lines as a table `asked`, in their order. */
const askedLines = (sql: Sql, lines: readonly ListLine[]) => sql`
  unnest(
    ${lines.map(({ productId }) => productId)}::int[],
    ${lines.map(({ quantity }) => quantity)}::int[],
    ${lines.map(({ kind }) => kind)}::text[]
  ) with ordinality as asked (product_id, quantity, kind, place)`;

const hasName = (sql: Sql, viewer: Viewer, name: string) => sql`
  exists (
    select from shopping_lists where ${isVisible(sql, viewer)} and lower(name) = lower(${name})
  )`;

/**
 * Makes a list of products that the shop has, at today's prices.
 *
 * @param sql a transaction that has called `lockCompany`
 * @throws HttpError 422 for a taken name, or too many.
 */
export async function createList(
  sql: Sql,
  viewer: Viewer,
  { name, shared, lines }: ListContent,
): Promise<number> {
  const [found] = await sql<{ count: number; taken: boolean }[]>`
    select count(*)::int as count, ${hasName(sql, viewer, name)} as taken
      from shopping_lists where company_id = ${viewer.companyId}`;
  if (found?.taken) throw new HttpError(422, texts.nameTaken);
  if ((found?.count ?? 0) >= maxLists) throw new HttpError(422, texts.tooManyLists);
  const [list] = await sql<{ id: number }[]>`
    with list as (
      insert into shopping_lists (company_id, user_id, maker_id, name, shared)
        values (${viewer.companyId}, ${personOf(viewer)}, nullif(${viewer.originalUserId}::int, ${personOf(viewer)}), ${name}, ${shared})
        returning id
    ),
    lines as (
      insert into shopping_list_lines (list_id, product_id, position, quantity, kind, name, article_number, price_cents)
        select list.id, products.id, asked.place, asked.quantity, asked.kind,
            products.description, products.article_number, products.price_cents
          from list, ${askedLines(sql, lines)} join products on products.id = asked.product_id
    )
    select id from list`;
  return list?.id ?? 0;
}

/**
 * Writes a whole list that is still at `version`; returns the new one. A line that stays keeps its name and price.
 *
 * @param sql a transaction that has called `lockCompany`
 * @throws HttpError 404, 409 for another version, 422 for a taken name and for a colleague's list that would be
 * unshared.
 */
export async function saveList(
  sql: Sql,
  viewer: Viewer,
  id: number,
  version: number,
  { name, shared, lines }: ListContent,
): Promise<number> {
  const [saved] = await sql<{ version: number }[]>`
    with list as (
      update shopping_lists set name = ${name}, shared = ${shared}, version = version + 1, changed_at = now(),
          -- A list whose user is gone becomes private to the user who ends its sharing.
          user_id = case when ${shared} then user_id else coalesce(user_id, ${personOf(viewer)}) end
        where id = ${id} and version = ${version} and ${isVisible(sql, viewer)}
          and (shared = ${shared} or ${isOwn(sql, viewer)})
          -- A list keeps its name, even if a private list of another user came to have the same one.
          and (name = ${name} or not exists (
            select from (
              select id from shopping_lists where ${isVisible(sql, viewer)} and lower(name) = lower(${name})
            ) as others where others.id <> ${id}
          ))
        returning id, version
    ),
    removed as (
      delete from shopping_list_lines using list
        where list_id = list.id and product_id <> all(${lines.map(({ productId }) => productId)}::int[])
    ),
    written as (
      insert into shopping_list_lines (list_id, product_id, position, quantity, kind, name, article_number, price_cents)
        select list.id, asked.product_id, asked.place, asked.quantity, asked.kind,
            coalesce(known.name, products.description), coalesce(known.article_number, products.article_number),
            coalesce(known.price_cents, products.price_cents)
          from list cross join ${askedLines(sql, lines)}
            left join shopping_list_lines as known on known.list_id = ${id} and known.product_id = asked.product_id
            left join products on products.id = asked.product_id
          where known.product_id is not null or products.id is not null
        on conflict (list_id, product_id) do update
          set position = excluded.position, quantity = excluded.quantity, kind = excluded.kind
    )
    select version from list`;
  if (saved) return saved.version;
  const [found] = await sql<{ version: number; shared: boolean; own: boolean }[]>`
    select version, shared, ${isOwn(sql, viewer)} as own from shopping_lists
      where id = ${id} and ${isVisible(sql, viewer)}`;
  if (!found) throw notFound();
  if (found.version !== version) throw new HttpError(409, texts.changed);
  throw new HttpError(422, found.shared !== shared && !found.own ? texts.notOwn : texts.nameTaken);
}

/** @throws HttpError 404 for a list that the user does not see, 403 for a colleague's. */
export async function removeList(sql: Sql, viewer: Viewer, id: number): Promise<void> {
  const [list] = await sql<{ own: boolean }[]>`
    with list as (
      select id, ${isOwn(sql, viewer)} as own from shopping_lists where id = ${id} and ${isVisible(sql, viewer)}
    ),
    removed as (
      delete from shopping_lists using list where shopping_lists.id = list.id and own
    )
    select own from list`;
  if (!list) throw notFound();
  if (!list.own) throw new HttpError(403, 'Only the user who made a list removes it.');
}

/**
 * Appends products that the shop has; returns how many were new. Locks the list, for the order and the limit.
 *
 * @throws HttpError 404, and 422 when they do not fit.
 */
export async function addToList(
  database: Database['sql'],
  viewer: Viewer,
  id: number,
  lines: readonly ListLine[],
): Promise<number> {
  return database.begin(async (sql) => {
    const [list] = await sql`
      select id from shopping_lists where id = ${id} and ${isVisible(sql, viewer)} for update`;
    if (!list) throw notFound();
    const [result] = await sql<{ fits: boolean; added: number }[]>`
      with fresh as (
        select asked.place, asked.quantity, asked.kind, products.id as product_id, products.description,
            products.article_number, products.price_cents
          from ${askedLines(sql, lines)} join products on products.id = asked.product_id
          where not exists (
            select from shopping_list_lines where list_id = ${id} and product_id = asked.product_id
          )
      ),
      list as (
        update shopping_lists set version = version + 1, changed_at = now()
          where id = ${id}
            and (select count(*) from fresh)
              + (select count(*) from shopping_list_lines where list_id = ${id}) <= ${maxListLines}
          returning id
      ),
      added as (
        insert into shopping_list_lines (list_id, product_id, position, quantity, kind, name, article_number, price_cents)
          select list.id, fresh.product_id,
              fresh.place + (select coalesce(max(position), 0) from shopping_list_lines where list_id = ${id}),
              fresh.quantity, fresh.kind, fresh.description, fresh.article_number, fresh.price_cents
            from list, fresh
          on conflict do nothing returning product_id
      )
      select exists (select from list) as fits, (select count(*)::int from added) as added`;
    if (!result?.fits) throw new HttpError(422, texts.full);
    return result.added;
  });
}

/** Removes a product; idempotent. One statement. @throws HttpError 404 for a list that the user does not see. */
export async function removeFromList(sql: Sql, viewer: Viewer, id: number, productId: number): Promise<void> {
  const [list] = await sql`
    with list as (
      update shopping_lists set version = version + 1, changed_at = now()
        where id = ${id} and ${isVisible(sql, viewer)} returning id
    ),
    removed as (
      delete from shopping_list_lines using list where list_id = list.id and product_id = ${productId}
    )
    select id from list`;
  if (!list) throw notFound();
}
