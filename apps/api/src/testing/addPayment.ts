import type { Database } from '../database/Database.ts';

/** Adds an open payment session to an order, as the provider would; returns the session's id. */
export async function addPayment({ sql }: Database, orderId: number): Promise<string> {
  const sessionId = `CSTEST${orderId}`;
  await sql`
    insert into payments ${sql({
      order_id: orderId,
      attempt: 1,
      reference: `KKN${orderId}-1`,
      idempotency_key: sessionId,
      state: 'open',
      amount_cents: 10_000,
      session_id: sessionId,
      session_data: 'data',
      created_at: new Date('2026-11-18T10:00:00Z'),
      expires_at: new Date('2026-11-18T11:00:00Z'),
    })}`;
  return sessionId;
}
