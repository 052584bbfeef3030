import type { Sql } from '../database/Database.ts';
import { closedDays, type Receiver } from '../delivery/offeredDates.ts';
import type { OrderRow } from '../orders/OrderRow.ts';
import type { PaymentRow } from './PaymentRow.ts';

/** An attempt with its order; both are locked, the order first, as everywhere. */
export interface LockedPayment {
  readonly order: OrderRow & Pick<Receiver, 'closedDays'>;
  readonly payment: PaymentRow;
}

/** Null for a reference that is not ours. */
export async function lockPayment(sql: Sql, reference: string): Promise<LockedPayment | null> {
  const [order] = await sql<LockedPayment['order'][]>`
    select orders.*, ${closedDays(sql, 'orders.company_id')} as closed_days from orders where id = (select order_id from payments where reference = ${reference}) for update`;
  const [payment] = await sql<PaymentRow[]>`
    select * from payments where reference = ${reference} for update`;
  return order && payment ? { order, payment } : null;
}
