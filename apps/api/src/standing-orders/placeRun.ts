// Placing a run: as an order like any other, once per standing order and date (docs/adr/0075).

import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { orderTransitions } from '@magazijn/domain/orders';
import { isBlocking } from '@magazijn/domain/standing-orders';
import type { OrderDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { statusIn } from '../database/sqlFragments.ts';
import type { standingOrderRuns } from '../database/tables/index.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { setDraftDelivery } from '../delivery/setDraftDelivery.ts';
import { HttpError } from '../http/HttpError.ts';
import { hasPermission } from '../http/hasPermission.ts';
import type { Buyer } from '../http/Viewer.ts';
import { ApprovalNeeded } from '../orders/approvalNeeds.ts';
import { draftOrder } from '../orders/draftOrder.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { type Assessment, assessStandingOrder, type StandingOrderRow } from './assessStandingOrder.ts';

type RunRow = typeof standingOrderRuns.$inferSelect;

interface PlacingRun
  extends Pick<RunRow, 'id' | 'standingOrderId' | 'plannedOn' | 'deliveryOn' | 'accepted' | 'quantities'>,
    Pick<StandingOrderRow, 'companyId' | 'userId' | 'listId' | 'agreed' | 'maxPriceRise' | 'orderReference'> {
  /** The order that an earlier attempt placed. */
  readonly placedOrderId: number | null;
}

const keyOf = ({ standingOrderId, plannedOn }: Pick<RunRow, 'standingOrderId' | 'plannedOn'>): string =>
  `standing-order:${standingOrderId}:${plannedOn}`;

async function findPlacing(sql: Sql, runId: number): Promise<PlacingRun | null> {
  const [run] = await sql<PlacingRun[]>`
    select run.id, run.standing_order_id, run.planned_on, run.delivery_on, run.accepted, run.quantities,
        standing.company_id, standing.user_id, standing.list_id, standing.agreed, standing.max_price_rise,
        standing.order_reference,
        (
          select orders.id from orders
            where orders.company_id = standing.company_id and ${statusIn(sql, [orderTransitions.place.to])}
              and orders.idempotency_key = 'standing-order:' || standing.id || ':' || run.planned_on
        ) as placed_order_id
      from standing_order_runs as run join standing_orders as standing on standing.id = run.standing_order_id
      where run.id = ${runId} and run.status = 'placing'`;
  return run ?? null;
}

/** The user who gets the mails: the standing order's own, or the first other one of the company that may order. */
export const mailedUser = (sql: Sql) => sql`
  (select users.id from users
    where users.company_id = standing_orders.company_id and ${hasPermission(sql, 'order')}
    order by users.id is distinct from standing_orders.user_id, users.id limit 1)`;

/** Makes the run wait for the buyer's decision, and mails the question once. Ends the draft, since the buyer may change the list. */
async function requestDecision(
  { database: { sql }, clock }: OrderDependencies,
  run: PlacingRun,
  refusal: string | null,
): Promise<void> {
  await sql`
    with waiting as (
      update standing_order_runs set status = 'waiting', accepted = false, quantities = null, refusal = ${refusal}
        where id = ${run.id} and status = 'placing'
          -- Another process may have placed it meanwhile, and not recorded it yet.
          and not exists (
            select from orders
              where company_id = ${run.companyId} and idempotency_key = ${keyOf(run)}
                and ${statusIn(sql, [orderTransitions.place.to])}
          )
        returning id, standing_order_id
    ),
    ended as (
      update orders set expires_at = least(expires_at, ${clock()})
        where company_id = ${run.companyId} and idempotency_key = ${keyOf(run)} and ${statusIn(sql, ['draft'])}
          and exists (select from waiting)
    )
    insert into outbox (kind, unique_key, payload)
      select 'standing-order-question', 'standing-order-question:' || waiting.id,
          jsonb_build_object('userId', recipient.id, 'runId', waiting.id)
        from waiting join standing_orders on standing_orders.id = waiting.standing_order_id
        cross join lateral ${mailedUser(sql)} as recipient
      on conflict (unique_key) do nothing`;
}

/** Stores and returns the quantities of the first attempt, which later and concurrent ones repeat. Null for another status. */
async function storeQuantities(
  sql: Sql,
  run: PlacingRun,
  quantities: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number> | null> {
  const [kept] = await sql<{ quantities: Record<string, number> }[]>`
    update standing_order_runs
      set quantities = coalesce(quantities, ${sql.json(Object.fromEntries(quantities))}::jsonb)
      where id = ${run.id} and status = 'placing' returning quantities`;
  return kept ? toQuantities(kept.quantities) : null;
}

const toQuantities = (kept: Readonly<Record<string, number>>): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(kept)
      .map(([id, quantity]): [number, number] => [Number(id), quantity])
      .sort(([a], [b]) => a - b),
  );

/** Whether the buyer has to decide first; every attempt checks it, since a price may rise between two of them. */
const mustAsk = ({ problems }: Assessment, { accepted }: PlacingRun): boolean =>
  problems.some((problem) => !accepted || isBlocking(problem));

/** Stores the order of a run, and its prices, with which later runs are compared. */
async function recordOrder(sql: Sql, run: PlacingRun, orderId: number): Promise<void> {
  await sql`
    with placed as (
      update standing_order_runs set status = 'placed', order_id = ${orderId}, refusal = null
        where id = ${run.id} and status <> 'placed' returning standing_order_id
    )
    update standing_orders set agreed = agreed || (
        select coalesce(jsonb_object_agg(product_id, jsonb_build_object('price', price_cents, 'deal', deal)), '{}')
          from order_lines where order_id = ${orderId} and not give_away
      )
      from placed where standing_orders.id = placed.standing_order_id`;
}

async function order(
  dependencies: OrderDependencies,
  buyer: Buyer,
  run: PlacingRun,
  quantities: ReadonlyMap<number, number>,
): Promise<number> {
  const request = { quantities, couponCode: '', orderReference: run.orderReference };
  const { order } = await draftOrder(dependencies, buyer, request, keyOf(run));
  if (
    order.status === 'draft' &&
    order.deliveryDate !== run.deliveryOn &&
    offeredDates(dependencies, buyer).includes(run.deliveryOn)
  ) {
    await setDraftDelivery(dependencies, buyer, order.id, { date: deliveryTimestamp(run.deliveryOn) });
  }
  await placeOrder(dependencies, buyer, order.id);
  return order.id;
}

/** Whether an error refuses this order permanently; after any other error a later attempt may succeed. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && [404, 409, 422].includes(error.status);

const refusalText = (error: HttpError): string =>
  error instanceof ApprovalNeeded
    ? `${error.needs} Een beheerder kan deze herhaalorder openen en op ‘Bewaar’ drukken: dan bestelt hij op zijn naam.`
    : error.message;

/**
 * Places a run of status `placing`, or lets it wait and mails the question. Repeated calls result in one order.
 *
 * @throws when the database or another part fails; a later call tries again.
 */
export async function placeRun(given: OrderDependencies, runId: number): Promise<void> {
  // One moment for the whole attempt: the cut-off must not pass between the check of the day and the order.
  const now = given.clock();
  const dependencies = { ...given, clock: () => now };
  const { sql } = dependencies.database;
  const run = await findPlacing(sql, runId);
  if (!run) return;
  if (run.placedOrderId !== null) return recordOrder(sql, run, run.placedOrderId);
  const stored = run.quantities && toQuantities(run.quantities);
  const assessment = await assessStandingOrder(dependencies, run, run.deliveryOn, stored);
  const { buyer } = assessment;
  if (buyer === null || mustAsk(assessment, run)) return requestDecision(dependencies, run, null);
  const quantities = stored ?? (await storeQuantities(sql, run, assessment.quantities));
  if (quantities === null) return;
  let orderId: number;
  try {
    orderId = await order(dependencies, buyer, run, quantities);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return requestDecision(dependencies, run, refusalText(error));
  }
  await recordOrder(sql, run, orderId);
}
