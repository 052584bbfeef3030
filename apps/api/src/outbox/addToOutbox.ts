import type { JSONValue } from 'postgres';
import type { Sql } from '../database/Database.ts';

/**
 * Notes what has to be sent, in the transaction that is the reason for it.
 *
 * @param uniqueKey one per event: a second note with the same key is none.
 */
export async function addToOutbox(
  sql: Sql,
  kind: 'order-confirmation',
  uniqueKey: string,
  payload: JSONValue,
): Promise<void> {
  await sql`
    insert into outbox (kind, unique_key, payload) values (${kind}, ${uniqueKey}, ${sql.json(payload)})
    on conflict (unique_key) do nothing`;
}
