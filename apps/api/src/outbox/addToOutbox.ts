import type { Sql } from '../database/Database.ts';
import type { OutboxKind, OutboxPayload } from './outboxPayloads.ts';

/**
 * Notes what has to be sent, in the transaction that is the reason for it.
 *
 * @param uniqueKey one per event: a second note with the same key is none.
 */
export async function addToOutbox<Kind extends OutboxKind>(
  sql: Sql,
  kind: Kind,
  uniqueKey: string,
  payload: OutboxPayload<Kind>,
): Promise<void> {
  await sql`
    insert into outbox (kind, unique_key, payload) values (${kind}, ${uniqueKey}, ${sql.json(payload)})
    on conflict (unique_key) do nothing`;
}
