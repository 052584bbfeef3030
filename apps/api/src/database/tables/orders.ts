import { type Deal, maxLineQuantity, type VatTreatment, vatTreatments } from '@magazijn/domain/cart';
import { maxDriverNoteLength } from '@magazijn/domain/delivery';
import type { OrderStatus } from '@magazijn/domain/orders';
import type { PaymentMethod } from '@magazijn/domain/validation';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Seller } from '../../settings/readSeller.ts';
import { products } from './catalogue.ts';
import { type addresses, companies, type deliveryAddresses, users } from './companies.ts';

/** The state of a coupon. `too-many-tries`: not looked up, after too many unknown codes. */
export type CouponStatus = 'accepted' | 'unknown' | 'ended' | 'used' | 'too-many-tries';

type FrozenAddress = Omit<typeof addresses.$inferSelect, 'companyId' | 'kind'>;
/** A chosen delivery address, with the id that it had in the company's addresses. */
type FrozenDeliveryAddress = FrozenAddress & Pick<typeof deliveryAddresses.$inferSelect, 'id' | 'label'>;
type FrozenBuyer = Pick<
  typeof companies.$inferSelect,
  'name' | 'customerNumber' | 'vatCode' | 'fiscalCode' | 'iban'
> & { readonly email: string | null };

/** `used` counts orders and pending payments that hold a use; it never exceeds `usageLimit`. */
export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text().primaryKey(),
    percentage: smallint().notNull(),
    endsAt: timestamp({ withTimezone: true }),
    usageLimit: integer(),
    used: integer().notNull().default(0),
  },
  (table) => [
    check('coupons_code', sql`${table.code} = upper(${table.code})`),
    check('coupons_percentage', sql`${table.percentage} between 1 and 100`),
    check('coupons_used', sql`${table.used} <= ${table.usageLimit}`),
  ],
);

/** A rollback returns its number, unlike a PostgreSQL sequence; so concurrent transactions wait for each other. */
export const numberSeries = pgTable('number_series', {
  name: text().$type<'factuurnummer' | 'creditfactuurnummer'>().primaryKey(),
  last: integer().notNull(),
});

/** Orders from their draft on. Amounts, addresses, parties and rules are stored when the draft is made. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** The user who logged in; differs from `userId` when ordered while switched. */
    originalUserId: integer()
      .notNull()
      .references(() => users.id),
    /** Who approved it; null for an order without approval, and after that user is deleted. */
    approvedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull(),
    idempotencyKey: text(),
    requestHash: text().notNull(),
    /** Hash of the result: the same request has another one after a price change. */
    contentHash: text().notNull(),
    payment: text().$type<PaymentMethod>().notNull(),
    deliveryDate: date({ mode: 'string' }).notNull(),
    couponCode: text(),
    couponStatus: text().$type<CouponStatus>(),
    orderReference: text().notNull(),
    subtotalCents: integer().notNull(),
    couponDiscountCents: integer().notNull(),
    shippingCents: integer().notNull(),
    shippingVatPercentage: smallint().notNull(),
    /** Null for older orders; see `treatmentOf`. */
    vatTreatment: text().$type<VatTreatment>(),
    vatTotals: jsonb().$type<{ vatPercentage: number; net: number; vat: number }[]>().notNull(),
    totalExclusiveCents: integer().notNull(),
    totalInclusiveCents: integer().notNull(),
    minimumOrderCents: integer().notNull(),
    freeShippingFromCents: integer().notNull(),
    /** The reasons that blocked ordering the cart when the draft was made. */
    limits: jsonb().$type<{ message: string; data: { message: string }[] }[]>().notNull(),
    /** The company's. Goods are delivered to it unless there is a `deliveryAddress`. */
    mainAddress: jsonb().$type<FrozenAddress>().notNull(),
    /** The chosen delivery address, in the country of the main one; null for the main one. */
    deliveryAddress: jsonb().$type<FrozenDeliveryAddress>(),
    /** For the driver; '' without one. */
    driverNote: text().notNull().default(''),
    invoiceAddress: jsonb().$type<FrozenAddress>(),
    /** The buyer's data on the invoice, independent of later changes. */
    buyer: jsonb().$type<FrozenBuyer>().notNull(),
    /** The seller; null when the settings had none at the time. */
    seller: jsonb().$type<Seller>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when it can be placed or paid at its prices; irrelevant once it is placed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    placedAt: timestamp({ withTimezone: true }),
    /** Since when a bank decides about its payment; kept after a refusal. From then on the order is in the history. */
    pendingAt: timestamp({ withTimezone: true }),
    /** From a gapless series, assigned when the order is placed. */
    invoiceNumber: integer(),
    /** The invoice date. Null for older orders, whose invoice has the order's date. */
    invoicedOn: date({ mode: 'string' }),
    /** Whether the schedule `due-invoices` mails its invoice on the evening of the delivery day. */
    invoiceToMail: boolean().notNull().default(false),
    /** Whether its first invoice was mailed, or waits to be sent. */
    invoiceMailed: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Hash of the change that made this version: the same request again is answered like the first one. */
    changeHash: text(),
    cancelledAt: timestamp({ withTimezone: true }),
    /** Whether it was returned to a procurement system. The buyer changes such an order there, not in the shop. */
    isPunchOut: boolean().notNull().default(false),
    /** Until when a pending payment holds a use of the coupon, counted in `coupons.used`. */
    couponReservedUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('orders_invoice_number').on(table.invoiceNumber),
    unique('orders_idempotency').on(table.companyId, table.idempotencyKey),
    uniqueIndex('orders_one_open_draft')
      .on(table.companyId, table.contentHash)
      .where(sql`status in ('draft', 'awaiting-payment') and idempotency_key is null`),
    index('orders_history')
      .on(table.companyId, sql`coalesce(placed_at, pending_at) desc`, table.id.desc().nullsFirst())
      .where(sql`placed_at is not null or pending_at is not null`),
    index('orders_coupon_reservations')
      .on(table.couponCode, table.couponReservedUntil)
      .where(sql`coupon_reserved_until is not null`),
    index('orders_unpaid').on(table.companyId, table.expiresAt).where(sql`status = 'awaiting-payment'`),
    index('orders_invoices_to_mail').on(table.deliveryDate).where(sql`invoice_to_mail`),
    index('orders_deliveries').on(table.companyId, table.deliveryDate).where(sql`status = 'placed'`),
    index('orders_drafts').on(table.companyId, table.expiresAt).where(sql`status = 'draft'`),
    index().on(table.userId),
    index().on(table.originalUserId),
    index().on(table.approvedBy),
    check(
      'orders_status',
      sql`${table.status} in ('draft', 'requested', 'awaiting-payment', 'placed', 'refused', 'cancelled')`,
    ),
    check(
      'orders_vat_treatment',
      sql`${table.vatTreatment} in (${sql.raw(vatTreatments.map((treatment) => `'${treatment}'`).join(', '))})`,
    ),
    check(
      'orders_placed',
      sql`(${table.status} in ('placed', 'cancelled')) = (${table.placedAt} is not null)`,
    ),
    check(
      'orders_invoice',
      sql`(${table.status} in ('placed', 'cancelled')) = (${table.invoiceNumber} is not null)`,
    ),
    check('orders_cancelled', sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`),
    check('orders_driver_note', sql`length(${table.driverNote}) <= ${sql.raw(String(maxDriverNoteLength))}`),
    check(
      'orders_total',
      sql`${table.totalExclusiveCents} = ${table.subtotalCents} - ${table.couponDiscountCents} + ${table.shippingCents}`,
    ),
  ],
);

/** Copies of the ordered products, independent of later changes. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    path: text().notNull(),
    categoryPath: text().notNull(),
    articleNumber: text().notNull(),
    description: text().notNull(),
    contents: text().notNull(),
    unit: text().notNull(),
    images: text().array().notNull(),
    offerLabel: text(),
    amount: integer().notNull(),
    priceCents: integer().notNull(),
    priceOldCents: integer(),
    vatPercentage: smallint().notNull(),
    discountCents: integer().notNull(),
    totalExclusiveCents: integer().notNull(),
    totalInclusiveCents: integer().notNull(),
    giveAway: boolean().notNull(),
    /** The deal that the line was priced with; null without one. */
    deal: jsonb().$type<Deal>(),
    incompleteOffer: jsonb().$type<{ url: string; title: string; message: string }>(),
    /** The cost centre with its code and name at the time of the order; null without one. No foreign key. */
    costCentreId: integer(),
    costCentreCode: text(),
    costCentreName: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index().on(table.productId),
    index('order_lines_cost_centre').on(table.costCentreId).where(sql`cost_centre_id is not null`),
    check(
      'order_lines_cost_centre',
      sql`num_nulls(${table.costCentreId}, ${table.costCentreCode}, ${table.costCentreName}) in (0, 3)`,
    ),
    check('order_lines_amount', sql`${table.amount} between 0 and ${sql.raw(String(maxLineQuantity))}`),
    check('order_lines_price', sql`${table.priceCents} >= 0`),
  ],
);

/** Credit notes. Each credits one issued invoice in full. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    /** From its own gapless series. */
    number: integer().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The invoice that it cancels: an `IssuedInvoice`. */
    invoice: jsonb().notNull(),
  },
  (table) => [index().on(table.orderId)],
);
