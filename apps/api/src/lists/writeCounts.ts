import type { WireSavedCounts } from '@magazijn/api-client/schemas';
import type { Database, Sql } from '../database/Database.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { isReader, isVisible, personOf, readCounts } from './readLists.ts';

interface NewCount {
  readonly productId: number;
  readonly counted: number;
  readonly age: number;
  readonly round: number;
}

/**
 * Saves counts of products on the list; of two the later one stays, in whatever order they arrive. Three statements,
 * the first of which locks the list, so that two phones cannot deadlock.
 *
 * @throws HttpError 404 for a list that the user does not see.
 */
export async function writeCounts(
  database: Database['sql'],
  viewer: Viewer,
  id: number,
  counts: readonly NewCount[],
): Promise<WireSavedCounts> {
  return database.begin(async (sql) => {
    const [list] = await sql<{ round: number }[]>`
      select round from shopping_lists where id = ${id} and ${isVisible(sql, viewer)} for update`;
    if (!list) throw notFound();
    const replaced = await sql<{ productId: number; counted: number }[]>`
      with given as (
        select product_id, counted, least(round, ${list.round}) as round,
            now() - make_interval(secs => age) as at
          from unnest(
            ${counts.map(({ productId }) => productId)}::int[],
            ${counts.map(({ counted }) => counted)}::int[],
            ${counts.map(({ age }) => age)}::int[],
            ${counts.map(({ round }) => round)}::int[]
          ) as given (product_id, counted, age, round)
      ),
      written as (
        update shopping_list_lines as line
          set counted = given.counted, counted_at = given.at, counted_round = given.round, counted_by = ${personOf(viewer)}
          from given join shopping_list_lines as before
            on before.list_id = ${id} and before.product_id = given.product_id
          where line.list_id = ${id} and line.product_id = given.product_id
            and (before.counted_at is null or before.counted_at <= given.at)
          returning line.product_id, before.counted,
            before.counted_round = given.round and before.counted <> given.counted
              and not ${isReader(sql, sql`before.counted_by`, viewer)} as replaced
      )
      select product_id, counted from written where replaced`;
    return {
      ...(await readCounts(sql, viewer, id)),
      replaced: replaced.map(({ productId, counted }) => ({ product_id: productId, counted })),
    };
  });
}

/** How many rounds a phone may have ended without a connection. */
const maxRoundsAhead = 100;

/**
 * Ends a round and all before it; returns the next number. Two statements. @throws HttpError 404, 409 for an ended one.
 */
export async function endRound(sql: Sql, viewer: Viewer, id: number, round: number): Promise<number> {
  const [ended] = await sql<{ round: number }[]>`
    update shopping_lists set round = ${round + 1}
      where id = ${id} and round between ${round - maxRoundsAhead} and ${round} and ${isVisible(sql, viewer)}
      returning round`;
  if (ended) return ended.round;
  const [list] = await sql`select id from shopping_lists where id = ${id} and ${isVisible(sql, viewer)}`;
  if (!list) throw notFound();
  throw new HttpError(409, 'Deze ronde is al afgerond.');
}
