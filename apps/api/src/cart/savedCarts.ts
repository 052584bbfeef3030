// Over 300 lines: reading, merging and ordering of a saved cart share its columns and locks.
import type { savedCartRequestSchema, WireSavedCart } from '@magazijn/api-client/schemas';
import {
  type CartChanges,
  emptySavedCart,
  intentOfSaved,
  mergeChanges,
  type SavedCart,
  type SavedValue,
} from '@magazijn/domain/cart';
import { cleanText } from '@magazijn/domain/validation';
import type { PendingQuery, Row } from 'postgres';
import type * as z from 'zod/mini';
import type { Database, Sql } from '../database/Database.ts';
import { personName } from '../http/personName.ts';
import type { Viewer } from '../http/Viewer.ts';

/** The cart belongs to the person who logged in, also while switched into the company. */
type Person = Pick<Viewer, 'companyId' | 'originalUserId'>;

interface SavedCartRow {
  readonly id: number;
  readonly version: number;
  readonly couponCode: string;
  readonly couponVersion: number;
  readonly couponChangedAt: Date;
  readonly orderReference: string;
  readonly referenceVersion: number;
  readonly referenceChangedAt: Date;
  /** `changedAt` in milliseconds since 1970. */
  readonly lines: readonly {
    readonly productId: number;
    readonly quantity: number;
    readonly version: number;
    readonly changedAt: number;
    readonly costCentre: SavedValue<number> | null;
  }[];
  /** The latest ones, newest first. Null without products: an order without lines. */
  readonly orders: readonly {
    readonly id: number;
    readonly version: number;
    readonly couponCode: string | null;
    readonly orderReference: string;
    readonly quantities: Readonly<Record<string, number>> | null;
  }[];
}

/** The number of latest orders that are returned: more than can be placed between two requests of a device. */
const latestOrders = 20;

const cartColumns = (sql: Sql): PendingQuery<Row[]> => sql`
  id, version, coupon_code, coupon_version, coupon_changed_at, order_reference, reference_version, reference_changed_at`;

/** Lines and orders of `saved_carts`, as JSON: read with it by one statement. */
const contents = (sql: Sql): PendingQuery<Row[]> => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'quantity', quantity, 'version', version,
      'changedAt', (extract(epoch from changed_at) * 1000)::float8,
      'costCentre', case when cost_centre_id is not null then jsonb_build_object('value', cost_centre_id,
        'version', cost_centre_version, 'changedAt', (extract(epoch from cost_centre_changed_at) * 1000)::float8) end
      )), '[]')
    from saved_cart_lines where cart_id = saved_carts.id) as lines,
  (select coalesce(jsonb_agg(jsonb_build_object('id', made.order_id, 'version', made.version,
      'couponCode', orders.coupon_code, 'orderReference', orders.order_reference,
      'quantities', coalesce(made.quantities, (select jsonb_object_agg(product_id, amount) from (
          select product_id, sum(amount) as amount from order_lines
            where order_id = made.order_id and not give_away group by product_id
        ) as ordered)))), '[]')
    from (
      select order_id, version, quantities from saved_cart_orders
        where cart_id = saved_carts.id and version is not null order by version desc limit ${latestOrders}
    ) as made join orders on orders.id = made.order_id) as orders`;

function toSavedCart(row: SavedCartRow): SavedCart {
  const chosen = row.lines.flatMap(({ productId, costCentre }) =>
    costCentre ? [[productId, costCentre] as const] : [],
  );
  return {
    version: row.version,
    quantities: Object.fromEntries(
      row.lines.map(({ productId, quantity, version, changedAt }) => [
        productId,
        { value: quantity, version, changedAt },
      ]),
    ),
    ...(chosen.length > 0 && { costCentres: Object.fromEntries(chosen) }),
    couponCode: {
      value: row.couponCode,
      version: row.couponVersion,
      changedAt: row.couponChangedAt.getTime(),
    },
    orderReference: {
      value: row.orderReference,
      version: row.referenceVersion,
      changedAt: row.referenceChangedAt.getTime(),
    },
    orders: row.orders.map(({ id, version, couponCode, orderReference, quantities }) => ({
      id,
      version,
      intent: { quantities: quantities ?? {}, couponCode: couponCode ?? '', orderReference },
    })),
  };
}

function toWire(id: number, saved: SavedCart, now?: Date): WireSavedCart {
  const { quantities, costCentres = {}, couponCode, orderReference } = intentOfSaved(saved);
  return {
    id,
    version: saved.version,
    now: now?.getTime(),
    cart: {
      products: Object.entries(quantities).map(([productId, quantity]) => ({
        product_id: Number(productId),
        quantity,
        ...(costCentres[productId] !== undefined && { cost_centre: costCentres[productId] }),
      })),
      coupon_code: couponCode,
      order_reference: orderReference,
      orders: saved.orders.map((order) => ({ id: order.id, version: order.version })),
    },
  };
}

/** Reads a saved cart, without contents when `known` is its version: one statement, then of two rows of an index. */
export async function readSavedCart(
  sql: Sql,
  { companyId, originalUserId }: Person,
  known: number | undefined,
  now: Date,
): Promise<WireSavedCart> {
  const [row] = await sql<(SavedCartRow | { readonly id: number; readonly version: number; lines: null })[]>`
    select ${cartColumns(sql)}, changed.*
      from saved_carts left join lateral (
        select ${contents(sql)} where saved_carts.version is distinct from ${known ?? null}::int
      ) as changed on true
      where company_id = ${companyId} and user_id = ${originalUserId}`;
  if (!row) return known === 0 ? { id: 0, version: 0, cart: null } : toWire(0, emptySavedCart, now);
  if (row.lines === null) return { id: row.id, version: row.version, cart: null };
  return toWire(row.id, toSavedCart(row), now);
}

export interface FoundCart {
  readonly companyId: number;
  readonly userId: number;
  /** Name, or e-mail address. */
  readonly person: string;
  readonly changedAt: Date;
  /** By product id. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly wire: WireSavedCart;
}

/** The saved carts in companies, also of people who cannot log in any more; the latest change first. One statement. */
export async function findSavedCarts(sql: Sql, companyIds: readonly number[]): Promise<FoundCart[]> {
  const rows = await sql<(SavedCartRow & Omit<FoundCart, 'quantities' | 'wire'>)[]>`
    select ${cartColumns(sql)}, ${contents(sql)}, company_id, user_id, changed_at,
        (select ${personName(sql)} from users where users.id = user_id) as person
      from saved_carts where company_id = any(${[...companyIds]}::int[])
      order by changed_at desc, id`;
  return rows.map((row) => {
    const saved = toSavedCart(row);
    return {
      companyId: row.companyId,
      userId: row.userId,
      person: row.person,
      changedAt: row.changedAt,
      quantities: new Map(
        Object.entries(intentOfSaved(saved).quantities).map(([id, quantity]) => [Number(id), quantity]),
      ),
      wire: toWire(row.id, saved),
    };
  });
}

function changesOf(form: z.infer<typeof savedCartRequestSchema>): CartChanges {
  const textOf = (value: string | undefined, age: string | undefined) =>
    value === undefined ? undefined : { value: cleanText(value), age: Number(age ?? 0) };
  return {
    version: Number(form.version),
    sentAt: form.sent_at === undefined ? undefined : Number(form.sent_at),
    quantities: form.lines,
    costCentres: form.cost_centres,
    couponCode: textOf(form.coupon_code, form.coupon_code_age),
    orderReference: textOf(form.order_reference, form.order_reference_age),
    ordered: form.ordered,
  };
}

/** Locks the saved cart, and inserts it if missing; null if another device inserted it at the same time: try again. */
async function lockCart(sql: Sql, { companyId, originalUserId }: Person): Promise<number | null> {
  const [locked] = await sql<{ id: number }[]>`
    with found as (
      select id from saved_carts where company_id = ${companyId} and user_id = ${originalUserId} for update
    ),
    made as (
      insert into saved_carts (company_id, user_id)
        select ${companyId}::int, ${originalUserId}::int where not exists (select from found)
        on conflict do nothing returning id
    )
    select id from found union all select id from made`;
  return locked?.id ?? null;
}

/**
 * Merges changes into the saved cart of a person, and returns it. A transaction of at most three statements, the first of
 * which locks the cart: merges of two devices follow each other. Changes of another person's cart are ignored.
 */
export async function saveCart(
  database: Database['sql'],
  person: Person,
  form: z.infer<typeof savedCartRequestSchema>,
  now: Date,
): Promise<WireSavedCart> {
  return database.begin(async (sql) => {
    const id = (await lockCart(sql, person)) ?? (await lockCart(sql, person));
    // Read after the lock, so that this statement sees the previous transaction's writes.
    const [row] = await sql<SavedCartRow[]>`
      select ${cartColumns(sql)}, ${contents(sql)} from saved_carts where id = ${id}`;
    if (!row) throw new Error('The saved cart is gone');
    const before = toSavedCart(row);
    if (Number(form.cart) !== 0 && Number(form.cart) !== row.id) return toWire(row.id, before, now);
    const after = mergeChanges(before, changesOf(form), now.getTime());
    if (after.version !== before.version) await write(sql, row.id, after, now);
    return toWire(row.id, after, now);
  });
}

async function write(sql: Sql, id: number, { version, ...saved }: SavedCart, now: Date): Promise<void> {
  const { couponCode, orderReference } = saved;
  const lines = Object.entries(saved.quantities).map(([productId, line]) => ({
    ...line,
    productId: Number(productId),
    costCentre: saved.costCentres?.[productId] ?? null,
  }));
  await sql`
    with removed as (
      delete from saved_cart_lines
        where cart_id = ${id} and product_id <> all(${lines.map(({ productId }) => productId)}::int[])
    ),
    written as (
      insert into saved_cart_lines (cart_id, product_id, quantity, version, changed_at, cost_centre_id,
          cost_centre_version, cost_centre_changed_at)
        select ${id}::int, product_id, quantity, version, to_timestamp(changed_at / 1000), cost_centre_id,
            cost_centre_version, to_timestamp(cost_centre_changed_at / 1000)
          from unnest(
            ${lines.map(({ productId }) => productId)}::int[],
            ${lines.map(({ value }) => value)}::int[],
            ${lines.map((line) => line.version)}::int[],
            ${lines.map(({ changedAt }) => changedAt)}::float8[],
            ${lines.map(({ costCentre }) => costCentre?.value ?? null)}::int[],
            ${lines.map(({ costCentre }) => costCentre?.version ?? null)}::int[],
            ${lines.map(({ costCentre }) => costCentre?.changedAt ?? null)}::float8[]
          ) as line (product_id, quantity, version, changed_at, cost_centre_id, cost_centre_version,
            cost_centre_changed_at)
        on conflict (cart_id, product_id) do update
          set quantity = excluded.quantity, version = excluded.version, changed_at = excluded.changed_at,
            cost_centre_id = excluded.cost_centre_id, cost_centre_version = excluded.cost_centre_version,
            cost_centre_changed_at = excluded.cost_centre_changed_at
          where (saved_cart_lines.version, saved_cart_lines.cost_centre_version)
            is distinct from (excluded.version, excluded.cost_centre_version)
    )
    update saved_carts set version = ${version}, changed_at = ${now},
        coupon_code = ${couponCode.value}, coupon_version = ${couponCode.version},
        coupon_changed_at = to_timestamp(${couponCode.changedAt}::float8 / 1000),
        order_reference = ${orderReference.value}, reference_version = ${orderReference.version},
        reference_changed_at = to_timestamp(${orderReference.changedAt}::float8 / 1000)
      where id = ${id}`;
}

/** Links a draft to the person's saved cart, inserting that if missing. `orderId` is SQL for the draft's id. */
export const noteSavedCart = (
  sql: Sql,
  { companyId, originalUserId }: Person,
  isSaved: boolean,
  orderId: PendingQuery<Row[]>,
): PendingQuery<Row[]> => sql`
  known_cart as (
    select id from saved_carts where company_id = ${companyId} and user_id = ${originalUserId}
  ),
  new_cart as (
    insert into saved_carts (company_id, user_id)
      select ${companyId}::int, ${originalUserId}::int where ${isSaved}::boolean and not exists (select from known_cart)
      -- Another device just made it.
      on conflict (company_id, user_id) do update set version = saved_carts.version returning id
  ),
  of_cart as (
    insert into saved_cart_orders (order_id, cart_id)
      select draft.id, cart.id
        from (${orderId}) as draft (id), (select id from known_cart union all select id from new_cart) as cart
        where ${isSaved}::boolean
  )`;

/**
 * Takes an order out of its saved cart, once: lines of an earlier version than the order's have its goods. The cart's
 * row is the last one that an order locks (docs/adr/0054). `orderId` is SQL for its id, or no row.
 */
export const takeOutOfSavedCart = (
  sql: Sql,
  orderId: PendingQuery<Row[]>,
  now: Date,
): PendingQuery<Row[]> => sql`
  left_cart as (
    update saved_carts set version = version + 1, changed_at = ${now}
      where id = (select cart_id from saved_cart_orders where version is null and order_id = (${orderId}))
      returning id, version
  ),
  left_with as (
    update saved_cart_orders set version = left_cart.version from left_cart where order_id = (${orderId})
  )`;

/**
 * Stores the units that an order takes out of its saved cart, before its lines are replaced. Stored units do not change.
 *
 * @param quantities by product id
 */
export async function keepTakenOut(
  sql: Sql,
  orderId: number,
  quantities: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`
    update saved_cart_orders set quantities = coalesce(quantities, ${sql.json(Object.fromEntries(quantities))})
      where order_id = ${orderId}`;
}
