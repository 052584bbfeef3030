import * as z from 'zod/mini';
import type { Sql } from './Database.ts';

const id = z.int().check(z.positive());
const user = z.object({ userId: id });

/** What is paid back, and why. */
const refund = { orderId: id, orderNumber: z.string(), reason: z.enum(['paid-twice', 'coupon-used']) };

/** What each kind of mail is told; the rest is read when it is sent, so that it is true by then. */
export const outboxPayloads = {
  /** An order was placed; `backorders` are what of it follows later. */
  'order-confirmation': z.extend(user, {
    orderId: id,
    backorders: z._default(z.array(z.object({ description: z.string(), amount: z.number() })), []),
  }),
  /** A bank decides about a payment; the buyer was thanked. */
  'payment-pending': z.extend(user, { orderId: id, orderNumber: z.string() }),
  /** The invoice of a placed order, attached as PDF and as UBL. */
  invoice: z.extend(user, { orderId: id }),
  /** A payment that was under way was refused after all. */
  'payment-failed': z.extend(user, { orderId: id, orderNumber: z.string() }),
  /** Money is paid back: the order was paid already, or others had used its coupon. */
  'payment-refunded': z.extend(user, refund),
  /** To the shop itself: money has to go back. */
  'refund-notice': z.extend(user, { ...refund, reference: z.string(), amountCents: z.int() }),
  'registration-received': user,
  /** To the shop itself: somebody wants to become a customer. */
  'registration-notice': user,
  'registration-approved': user,
  /** Somebody registered with an address that has an account already. */
  'account-exists': user,
  /** A link to choose a new password. Its token is made when the mail is, so that it stands nowhere. */
  'password-reset': user,
  /** A password was changed: whoever did not do that has to hear of it. */
  'password-changed': user,
  /** A new password was asked for an account that cannot log in. */
  'account-inactive': user,
  /** A product is back that this user waits for. */
  'stock-back': z.extend(user, { productId: id }),
} as const;

export type OutboxKind = keyof typeof outboxPayloads;

/** What is noted. */
type OutboxPayload<Kind extends OutboxKind> = z.input<(typeof outboxPayloads)[Kind]>;

/** What is read back: everything that was left out has its default. */
export type OutboxContent<Kind extends OutboxKind> = z.infer<(typeof outboxPayloads)[Kind]>;

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

/**
 * Notes the invoices of what was delivered by now: an order counts as delivered on the evening of its delivery day. Each
 * order is noted once. One statement for any number of them.
 */
export async function noteDueInvoices(sql: Sql, now: Date): Promise<void> {
  await sql`
    with delivered as (
      update orders set invoice_to_mail = false
        where invoice_to_mail and delivery_date <= (${now}::timestamptz at time zone 'Europe/Amsterdam')::date
          and (delivery_date + time '18:00') at time zone 'Europe/Amsterdam' <= ${now}
        returning id, user_id
    )
    insert into outbox (kind, unique_key, payload)
      select 'invoice', 'invoice:' || id, jsonb_build_object('orderId', id, 'userId', user_id) from delivered
      on conflict (unique_key) do nothing`;
}

/**
 * Notes a mail for everyone who waits for these products, and forgets what they asked: each request is mailed
 * once. One mail per request and one statement for any number of them, in the transaction that raises the stock.
 *
 * @param productIds products that were sold out or unavailable, and can be ordered now.
 */
export async function noteBackInStock(sql: Sql, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    with asked as (
      delete from stock_mail_requests where product_id = any(${productIds as number[]}::int[])
        returning company_id, product_id, user_id, created_at
    )
    insert into outbox (kind, unique_key, payload)
      select 'stock-back',
          format('stock-back:%s:%s:%s', company_id, product_id, extract(epoch from created_at)),
          jsonb_build_object('userId', user_id, 'productId', product_id)
        from asked
      on conflict (unique_key) do nothing`;
}
