import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { companies, users } from './companies.ts';
import { orders } from './orders.ts';

/**
 * The state of a payment attempt. `creating`: a session was requested from the provider without a response yet.
 * `surplus`: a payment for an order that is already paid or whose coupon is used up; it is refunded.
 */
export type PaymentStatus =
  | 'creating'
  | 'open'
  | 'pending'
  | 'authorised'
  | 'surplus'
  | 'refused'
  | 'expired';

/**
 * The order was already paid, the coupon used up, the order cancelled or changed into a cheaper one, or an invoice already paid
 * or cancelled.
 */
export const refundReasons = [
  'paid-twice',
  'coupon-used',
  'cancelled',
  'order-changed',
  'invoice-paid',
] as const;

export type RefundReason = (typeof refundReasons)[number];

/** Attempts to pay an order or invoices (`invoicePayments`), each with its own session; at most one is pending. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The order that it places; null for a payment of invoices. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** Who pays invoices; null for an order, which names its buyer. */
    companyId: integer().references(() => companies.id),
    userId: integer().references(() => users.id),
    /** 1 for the first. */
    attempt: smallint().notNull(),
    /** The reference at the provider: number of the order or of the first invoice, and attempt: 'KKN000000042-1', 'F000000042-1'. */
    reference: text().notNull().unique(),
    /** Stored until the session exists, so that a retry returns that session. */
    idempotencyKey: text().notNull(),
    state: text().$type<PaymentStatus>().notNull(),
    amountCents: integer().notNull(),
    sessionId: text().unique('payments_session_id_unique'),
    sessionData: text(),
    pspReference: text(),
    /** The provider's payment method code, 'ideal' or 'mc'; null when unknown. */
    method: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** While a session is being created: until when one request calls the provider and others wait for its result. */
    askedUntil: timestamp({ withTimezone: true }),
    refundReason: text().$type<RefundReason>(),
    /** The refunded part; null for the whole payment. */
    refundCents: integer(),
    /** A column of versions before migration 0027; the job of the refund has taken its place. */
    refundNextAt: timestamp({ withTimezone: true }),
    /** The failed attempts after which the refund was requested again; part of the provider's idempotency key. */
    refundAttempts: smallint().notNull().default(0),
    /** When the provider accepted the refund; a webhook reports its result. */
    refundAskedAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
    /** The provider's reason for a refund that it refused, or that failed after it was accepted; null otherwise. */
    refundError: text(),
    /** The charged back part of its disputes, in cents. */
    chargedBackCents: integer().notNull().default(0),
  },
  (table) => [
    unique('payments_attempt').on(table.orderId, table.attempt),
    uniqueIndex('payments_one_live').on(table.orderId).where(sql`state in ('creating', 'open', 'pending')`),
    check(
      'payments_state',
      sql`${table.state} in ('creating', 'open', 'pending', 'authorised', 'surplus', 'refused', 'expired')`,
    ),
    index('payments_charged_back_orders').on(table.orderId).where(sql`charged_back_cents > 0`),
    index('payments_to_refund').on(table.id).where(sql`refund_reason is not null and refunded_at is null`),
    index().on(table.companyId),
    index().on(table.userId),
    check(
      'payments_refund_reason',
      sql`${table.refundReason} in (${sql.raw(refundReasons.map((reason) => `'${reason}'`).join(', '))})`,
    ),
    check('payments_refund', sql`${table.refundCents} between 1 and ${table.amountCents}`),
    check('payments_charged_back', sql`${table.chargedBackCents} between 0 and ${table.amountCents}`),
    check(
      'payments_subject',
      sql`(${table.orderId} is null) = (${table.companyId} is not null) and (${table.companyId} is null) = (${table.userId} is null)`,
    ),
    check('payments_session', sql`(${table.state} = 'creating') or (${table.sessionId} is not null)`),
  ],
);

/**
 * Payments of invoices on account: through the shop, or booked by the seller. A row of the shop holds its invoice while its
 * payment is open or pending, and counts from `paidOn` on. They belong to the order, so that a credit note and the invoice
 * after it keep what was paid.
 */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null when the seller booked it. */
    paymentId: integer().references(() => payments.id, { onDelete: 'cascade' }),
    /** The requested amount; once it is paid, the part that counts. */
    amountCents: integer().notNull(),
    /** The day of the payment; null while it is not paid. */
    paidOn: date({ mode: 'string' }),
    /** The part of it that the payer's bank took back, in cents. */
    chargedBackCents: integer().notNull().default(0),
    /** The part that the shop or the seller refunds or has refunded, in cents. It does not count as paid. */
    repaidCents: integer().notNull().default(0),
  },
  (table) => [
    unique('invoice_payments_once').on(table.paymentId, table.orderId),
    index().on(table.orderId),
    check('invoice_payments_amount', sql`${table.amountCents} > 0`),
    check('invoice_payments_charged_back', sql`${table.chargedBackCents} between 0 and ${table.amountCents}`),
    check('invoice_payments_repaid', sql`${table.repaidCents} between 0 and ${table.amountCents}`),
    check('invoice_payments_booked', sql`${table.paymentId} is not null or ${table.paidOn} is not null`),
  ],
);

/**
 * The stages of a dispute, in their order. Money moves at a chargeback, the second one included, and back at its reversal;
 * a question and a notification move none.
 */
export const disputeStages = [
  'questioned',
  'announced',
  'charged-back',
  'reversed',
  'charged-back-again',
] as const;

export type DisputeStage = (typeof disputeStages)[number];

/** Disputes of payments: the payer's bank questions a payment, or takes it back (docs/adr/0092). */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** The provider's reference of the dispute, which all of its events have. */
    pspReference: text().primaryKey(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The latest stage that an event reported: events arrive in any order. */
    stage: text().$type<DisputeStage>().notNull(),
    amountCents: integer().notNull(),
    /** Amounts in another currency than EUR move no money here. */
    currency: text().notNull().default('EUR'),
    /** The bank's reason, as the provider reports it; '' without one. */
    reason: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.paymentId),
    check(
      'payment_disputes_stage',
      sql`${table.stage} in (${sql.raw(disputeStages.map((stage) => `'${stage}'`).join(', '))})`,
    ),
  ],
);

/** Webhook events of the provider, stored before they are processed, each once. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pspReference: text().notNull(),
    eventCode: text().notNull(),
    success: boolean().notNull(),
    merchantReference: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    paymentMethod: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** Four columns of versions before migration 0027; the job of the event has taken their place. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
    handledAt: timestamp({ withTimezone: true }),
    /** The result: 'placed', 'unknown-reference', … */
    outcome: text(),
  },
  (table) => [
    unique('payment_notifications_once').on(table.pspReference, table.eventCode, table.success),
    index('payment_notifications_due').on(table.id).where(sql`handled_at is null`),
  ],
);

/** Paid units that were not in stock and are delivered later (docs/adr/0012). */
export const orderBackorders = pgTable(
  'order_backorders',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index().on(table.productId),
    check('order_backorders_amount', sql`${table.amount} > 0`),
  ],
);
