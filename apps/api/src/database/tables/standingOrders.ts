import type { Deal } from '@magazijn/domain/cart';
import { maxAllowedPriceRise, maxWeeks } from '@magazijn/domain/standing-orders';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';
import { shoppingLists } from './shoppingLists.ts';

export const standingOrders = pgTable(
  'standing_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The user in whose name it orders. Null after that user is deleted. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The list whose current lines a run orders. Null after it is removed. */
    listId: integer().references(() => shoppingLists.id, { onDelete: 'set null' }),
    name: text().notNull(),
    unit: text().$type<'week' | 'month'>().notNull(),
    /** Once in this many weeks; 1 for a month. */
    every: smallint().notNull(),
    /** Of the week, 1 (Monday) to 5; or of the month. */
    day: smallint().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** The price rise of a line, in per cent, above which the buyer has to confirm it. */
    maxPriceRise: smallint().notNull(),
    orderReference: text().notNull(),
    status: text().$type<'active' | 'paused' | 'ended'>().notNull(),
    /** The next run, which is not announced yet: its date by the rhythm, its delivery, and when to announce it. Null unless active. */
    plannedOn: date({ mode: 'string' }),
    deliveryOn: date({ mode: 'string' }),
    noticeAt: timestamp({ withTimezone: true }),
    /** The price per unit by product id, when it was made or last placed. */
    agreed: jsonb().$type<Record<string, { price: number; deal: Deal | null }>>().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.companyId),
    index().on(table.userId),
    index().on(table.listId),
    // A second creation, such as after a lost response, is refused.
    uniqueIndex('standing_orders_name').on(table.companyId, sql`lower(name)`).where(sql`status <> 'ended'`),
    index('standing_orders_due').on(table.noticeAt).where(sql`notice_at is not null`),
    check('standing_orders_unit', sql`${table.unit} in ('week', 'month')`),
    check('standing_orders_every', sql`${table.every} between 1 and ${sql.raw(String(maxWeeks))}`),
    check('standing_orders_day', sql`${table.day} between 1 and 31`),
    check(
      'standing_orders_price_rise',
      sql`${table.maxPriceRise} between 0 and ${sql.raw(String(maxAllowedPriceRise))}`,
    ),
    check('standing_orders_status', sql`${table.status} in ('active', 'paused', 'ended')`),
    check('standing_orders_next', sql`(${table.status} = 'active') = (${table.noticeAt} is not null)`),
  ],
);

/** The announced runs of standing orders, one per date of the rhythm. */
export const standingOrderRuns = pgTable(
  'standing_order_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    standingOrderId: integer()
      .notNull()
      .references(() => standingOrders.id, { onDelete: 'cascade' }),
    /** By the rhythm. */
    plannedOn: date({ mode: 'string' }).notNull(),
    deliveryOn: date({ mode: 'string' }).notNull(),
    placeAt: timestamp({ withTimezone: true }).notNull(),
    /** `announced`: until `placeAt`. `waiting`: the buyer has to decide. `missed`: not decided before the next run. */
    status: text().$type<'announced' | 'placing' | 'waiting' | 'placed' | 'skipped' | 'missed'>().notNull(),
    /** Whether the buyer confirmed it in spite of its problems. */
    accepted: boolean().notNull().default(false),
    /** The quantities by product id of the first attempt to place it; later attempts order the same. */
    quantities: jsonb().$type<Record<string, number>>(),
    /** Why placing was refused, in Dutch. */
    refusal: text(),
    /** The placed order; no reference, since a run survives its order. */
    orderId: integer(),
  },
  (table) => [
    uniqueIndex('standing_order_runs_date').on(table.standingOrderId, table.plannedOn),
    index('standing_order_runs_due').on(table.placeAt).where(sql`status in ('announced', 'placing')`),
    check(
      'standing_order_runs_status',
      sql`${table.status} in ('announced', 'placing', 'waiting', 'placed', 'skipped', 'missed')`,
    ),
  ],
);

/** Links by which a buyer decides about a run. Their tokens were mailed; only hashes are kept. */
export const standingOrderLinks = pgTable(
  'standing_order_links',
  {
    tokenHash: text().primaryKey(),
    runId: integer()
      .notNull()
      .references(() => standingOrderRuns.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.runId), index().on(table.userId)],
);
