import type { Sql } from '../database/Database.ts';
import { addBackInStockMails } from '../database/outbox.ts';

/** Locks products and the gifts of their deals, by their ids (docs/adr/0054). */
export async function lockProducts(sql: Sql, ids: readonly number[]): Promise<void> {
  const ordered = sql`${[...ids]}::int[]`;
  await sql`
    select id from products
      where id = any(${ordered} || array(
        select (deal ->> 'productId')::int from products where id = any(${ordered}) and deal ->> 'kind' = 'give-away'))
      order by id for no key update`;
}

/** The largest value of an integer column: a stock can be larger than an import accepts, and may not overflow. */
const largestInteger = 2_147_483_647;

/**
 * Moves units of locked products between orders and stock; sends the stock mails of products that were sold out.
 *
 * @param returned units per product that go back into stock; negative for units that are taken from it.
 * @returns false when the stock is too small, and nothing may be written.
 */
export async function moveStock(sql: Sql, returned: ReadonlyMap<number, number>): Promise<boolean> {
  const moves = [...returned].filter(([, units]) => units !== 0);
  if (moves.length === 0) return true;
  const rows = moves.map(([id, units]) => ({ id, units }));
  const moved = await sql<{ id: number; isBack: boolean }[]>`
    update products set stock = least(stock::bigint + move.units, ${largestInteger})
      from jsonb_to_recordset(${sql.json(rows)}) as move (id int, units int)
      where products.id = move.id and stock::bigint + move.units >= 0
      returning products.id, available and stock > 0 and stock = move.units as is_back`;
  if (moved.length < moves.length) return false;
  await addBackInStockMails(
    sql,
    moved.filter(({ isBack }) => isBack).map(({ id }) => id),
  );
  return true;
}
