import type { Sql } from '../database/Database.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { completeOrder } from '../orders/completeOrder.ts';
import type { LockedPayment } from './lockPayment.ts';
import type { SettlementParts } from './SettlementParts.ts';

/** A payment as the provider states it. */
export interface PaidAmount {
  readonly pspReference: string;
  /** In cents. */
  readonly value: number;
  readonly currency: string;
}

/** What came of word that money is in. */
export type Settlement = 'placed' | 'already-placed' | 'surplus' | 'amount-mismatch';

/**
 * Places the order that was paid for, once, whatever came before: a refusal of an earlier try, the end of the session
 * or of the order. Money for an order that another payment has paid is noted as surplus. Another amount or currency
 * than was asked places nothing.
 */
export async function settleAuthorised(
  { clock, report }: SettlementParts,
  sql: Sql,
  { order, payment }: LockedPayment,
  paid: PaidAmount,
): Promise<Settlement> {
  const { reference } = payment;
  if (payment.state === 'authorised' || payment.state === 'surplus') return 'already-placed';
  if (paid.value !== payment.amountCents || paid.currency !== 'EUR') {
    report({ event: 'payment-amount-mismatch', reference });
    return 'amount-mismatch';
  }
  const now = clock();
  const surplus = order.status === 'placed';
  await sql`
    update payments
      set state = ${surplus ? 'surplus' : 'authorised'}, psp_reference = ${paid.pspReference}, settled_at = ${now}
      where id = ${payment.id}`;
  if (surplus) {
    report({ event: 'payment-surplus', reference });
    return 'surplus';
  }
  const receiver = { country: order.mainAddress.country, closedDays: order.closedDays };
  const first = offeredDates(clock, receiver)[0];
  const { backorders, couponExceeded } = await completeOrder(sql, order, now, first);
  if (backorders.length > 0) report({ event: 'payment-backorder', reference });
  if (couponExceeded) report({ event: 'payment-coupon-exceeded', reference });
  return 'placed';
}
