import * as z from 'zod/mini';
import type { Sql } from './Database.ts';
import { disputeStages, refundReasons } from './tables/payments.ts';

const id = z.int().check(z.positive());
const user = z.object({ userId: id });

const refund = { orderId: id, orderNumber: z.string(), reason: z.enum(refundReasons) };

/** The payload per kind of mail. Other data is read when the mail is sent, so that it is current. */
export const outboxPayloads = {
  /** An order was placed; `backorders` are the units delivered later. */
  'order-confirmation': z.extend(user, {
    orderId: id,
    backorders: z._default(z.array(z.object({ description: z.string(), amount: z.number() })), []),
  }),
  /** The bank has yet to decide about a payment; the buyer saw the thank-you page. */
  'payment-pending': z.extend(user, { orderId: id, orderNumber: z.string() }),
  /**
   * The invoice of a placed order, attached as PDF and UBL. `number` is that of this invoice, since a change of the order
   * may replace it before the mail leaves; absent in rows of earlier versions.
   */
  invoice: z.extend(user, { orderId: id, number: z.optional(id) }),
  /** The credit note with a number, attached likewise. */
  'credit-note': z.extend(user, { orderId: id, number: id }),
  /** `refundCents`: the refund of an order that became cheaper than its payment. */
  'order-changed': z.extend(user, { orderId: id, refundCents: z._default(z.nullable(z.int()), null) }),
  /** A placed order was cancelled; `refundCents` is the refund, null for none. */
  'order-cancelled': z.extend(user, { orderId: id, refundCents: z.nullable(z.int()) }),
  'payment-failed': z.extend(user, { orderId: id, orderNumber: z.string() }),
  /** A pending payment of invoices was refused after all. */
  'invoice-payment-failed': z.extend(user, { paymentId: id }),
  /** The payer's bank took a payment back, and returned it: its invoices are open again, and paid again. */
  'payment-charged-back': z.extend(user, { paymentId: id }),
  'chargeback-reversed': z.extend(user, { paymentId: id }),
  /** To the shop: a dispute reached a stage. `dispute` is its reference at the provider. */
  'dispute-notice': z.object({ dispute: z.string(), stage: z.enum(disputeStages) }),
  /** To the payer: a refund that no other mail announces. `orderNumber` can be an invoice's. */
  'payment-refunded': z.extend(user, refund),
  /** To the shop: a refund needs manual action. */
  'refund-notice': z.extend(user, {
    ...refund,
    reference: z.string(),
    amountCents: z.int(),
    /** Whether the seller has to pay it back, since the shop cannot; `reference` is '' for more than one payment or none. */
    byHand: z._default(z.boolean(), false),
  }),
  'registration-received': user,
  /** To the shop: a new registration. */
  'registration-notice': user,
  'registration-approved': user,
  'registration-refused': user,
  /** A registration with the address of an existing account. */
  'account-exists': user,
  /** A password reset link. Its token is made when the mail is sent, so that it is never stored. */
  'password-reset': user,
  /** A password was changed: warns a user who did not do so. */
  'password-changed': user,
  'account-inactive': user,
  /** Invites a person to a company. The token of its link is made when the mail is sent. */
  invitation: z.extend(user, { invitationId: id }),
  'stock-back': z.extend(user, { productId: id }),
  /** Asks an approver about a request, the first time or as a reminder. The token of its link is made when the mail is sent. */
  'approval-request': z.extend(user, { requestId: id, isReminder: z.boolean() }),
  /** Tells the requester that a request was refused or has expired. */
  'approval-decision': z.extend(user, { requestId: id }),
  'standing-order-notice': z.extend(user, { runId: id }),
  'standing-order-question': z.extend(user, { runId: id }),
} as const;

export type OutboxKind = keyof typeof outboxPayloads;

type OutboxPayload<Kind extends OutboxKind> = z.input<(typeof outboxPayloads)[Kind]>;

/** A stored payload, with defaults for absent fields. */
export type OutboxContent<Kind extends OutboxKind> = z.infer<(typeof outboxPayloads)[Kind]>;

/** Adds a mail in the transaction that causes it. A second one with the same `uniqueKey` is ignored. */
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

/** Adds the invoice mails of orders that were delivered, at 18:00 of the delivery day, once per order. One statement. */
export async function addDueInvoices(sql: Sql, now: Date): Promise<void> {
  await sql`
    with delivered as (
      update orders set invoice_to_mail = false, invoice_mailed = true
        where invoice_to_mail and delivery_date <= (${now}::timestamptz at time zone 'Europe/Amsterdam')::date
          and (delivery_date + time '18:00') at time zone 'Europe/Amsterdam' <= ${now}
        returning id, user_id, invoice_number
    )
    insert into outbox (kind, unique_key, payload)
      select 'invoice', 'invoice:' || id,
          jsonb_build_object('orderId', id, 'userId', user_id, 'number', invoice_number) from delivered
      on conflict (unique_key) do nothing`;
}

/** Adds the stock mails of products that became available, in the same transaction, and removes their subscriptions. */
export async function addBackInStockMails(sql: Sql, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    with requested as (
      delete from stock_mail_requests where product_id = any(${productIds as number[]}::int[])
        returning company_id, product_id, user_id, created_at
    )
    insert into outbox (kind, unique_key, payload)
      select 'stock-back',
          format('stock-back:%s:%s:%s', company_id, product_id, extract(epoch from created_at)),
          jsonb_build_object('userId', user_id, 'productId', product_id)
        from requested
      on conflict (unique_key) do nothing`;
}
