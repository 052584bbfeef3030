import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import { orders } from './orders.ts';

/**
 * Where one attempt to pay stands. `creating`: the provider is being asked for a session, or did not answer. `surplus`:
 * money that places no order, since another payment did or its coupon was used; it is paid back.
 */
export type PaymentStatus =
  | 'creating'
  | 'open'
  | 'pending'
  | 'authorised'
  | 'surplus'
  | 'refused'
  | 'expired';

/** Why money is paid back: the order was paid already, or others have used its coupon. */
export type RefundReason = 'paid-twice' | 'coupon-used';

/** Attempts to pay an order, each with a session of its own at the provider; at most one is under way. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 for the first. */
    attempt: smallint().notNull(),
    /** What the provider calls the payment: the order's number and the attempt, 'KKN000000042-1'. */
    reference: text().notNull().unique(),
    /** Kept until the session is there, so that asking again gives that session and no second one. */
    idempotencyKey: text().notNull(),
    state: text().$type<PaymentStatus>().notNull(),
    amountCents: integer().notNull(),
    sessionId: text().unique('payments_session_id_unique'),
    sessionData: text(),
    /** The provider's name for the payment that came of it. */
    pspReference: text(),
    /** The provider's code of how it was paid, 'ideal' or 'mc'; null where it did not say. */
    method: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when the session can be used. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** While a session is being created: until when one request asks the provider, and the others wait for its result. */
    askedUntil: timestamp({ withTimezone: true }),
    /** Why the money is paid back; null without a refund. */
    refundReason: text().$type<RefundReason>(),
    /** When the provider is asked for the refund next; null once it was, or when a person has to act. */
    refundNextAt: timestamp({ withTimezone: true }),
    refundAttempts: smallint().notNull().default(0),
    /** When the provider accepted to pay it back; whether it did comes by webhook. */
    refundAskedAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
    refundError: text(),
  },
  (table) => [
    unique('payments_attempt').on(table.orderId, table.attempt),
    uniqueIndex('payments_one_live').on(table.orderId).where(sql`state in ('creating', 'open', 'pending')`),
    check(
      'payments_state',
      sql`${table.state} in ('creating', 'open', 'pending', 'authorised', 'surplus', 'refused', 'expired')`,
    ),
    index('payments_to_refund').on(table.id).where(sql`refund_reason is not null and refunded_at is null`),
    check('payments_refund_reason', sql`${table.refundReason} in ('paid-twice', 'coupon-used')`),
    check('payments_session', sql`(${table.state} = 'creating') or (${table.sessionId} is not null)`),
  ],
);

/** What the provider told by webhook: stored before anything is done with it, each event once. */
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
    /** How it was paid, in the provider's code. */
    paymentMethod: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** How often handling it failed. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Given up: a dead letter, until a person has it tried again or drops it. */
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
    handledAt: timestamp({ withTimezone: true }),
    /** What came of it: 'placed', 'unknown-reference', … */
    outcome: text(),
  },
  (table) => [
    unique('payment_notifications_once').on(table.pspReference, table.eventCode, table.success),
    index('payment_notifications_due').on(table.id).where(sql`handled_at is null`),
  ],
);

/** What was paid for and not in stock: it is delivered later (docs/adr/0012). */
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
