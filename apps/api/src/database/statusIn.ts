import type { OrderStatus } from '@magazijn/domain/orders';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from './Database.ts';

/**
 * A condition on `orders.status`. Written out, not as parameters: the planner finds partial indexes by the statuses in their own
 * conditions.
 *
 * @example sql`update orders set status = ${place.to} where id = ${id} and ${statusIn(sql, place.from)}`
 */
export const statusIn = (sql: Sql, statuses: readonly OrderStatus[]): PendingQuery<Row[]> =>
  sql.unsafe(`status in (${statuses.map((status) => `'${status}'`).join(', ')})`);
