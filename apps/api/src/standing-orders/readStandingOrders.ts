import type {
  WireRun,
  WireStandingOrder,
  WireStandingOrderRun,
  WireStandingOrders,
} from '@magazijn/api-client/schemas';
import type { IsoDate } from '@magazijn/domain/delivery';
import { nextRuns, planRun } from '@magazijn/domain/standing-orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import type { orders, standingOrderRuns } from '../database/tables/index.ts';
import { notFound } from '../http/HttpError.ts';
import { toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import {
  assessStandingOrder,
  calendarOf,
  hiddenAssessment,
  isListHidden,
  joinLists,
  paysLater,
  type StandingOrderRow,
  toWireAssessment,
} from './assessStandingOrder.ts';
import { findLinkedRun } from './runLinks.ts';

const shownRuns = 24;

const shownDeliveries = 3;

type RunRow = Pick<
  typeof standingOrderRuns.$inferSelect,
  'id' | 'standingOrderId' | 'status' | 'plannedOn' | 'deliveryOn' | 'placeAt' | 'orderId' | 'refusal'
> &
  Pick<typeof orders.$inferSelect, 'mainAddress' | 'invoiceAddress'> & {
    readonly isCancelled: boolean | null;
  };

const runColumns = (sql: Sql) => sql`
  run.id, run.standing_order_id, run.status, run.planned_on, run.delivery_on, run.place_at, run.refusal,
  orders.id as order_id, orders.main_address, orders.invoice_address,
  orders.status = 'cancelled' as is_cancelled`;

const runTables = (sql: Sql) => sql`
  standing_order_runs as run left join orders on orders.id = run.order_id`;

/** The runs that can still be decided about, or are being placed. */
const openStatuses: readonly RunRow['status'][] = ['announced', 'placing', 'waiting'];

function toWireRun(run: RunRow, isActive: boolean, now: Date): WireRun {
  const { orderId, mainAddress, invoiceAddress } = run;
  return {
    id: run.id,
    status: run.status,
    delivery_on: run.deliveryOn,
    place_at: run.placeAt.toISOString(),
    order_id: orderId,
    order_number: orderId === null ? null : orderNumber({ id: orderId, mainAddress, invoiceAddress }),
    cancelled: toFlag(run.isCancelled ?? false),
    restorable: toFlag(isActive && run.status === 'skipped' && run.placeAt > now),
  };
}

interface SummaryRow extends StandingOrderRow {
  readonly listName: string | null;
  readonly isListHidden: boolean;
}

const hiddenListName = 'Een lijst van een collega';

const toWireSummary = (
  row: SummaryRow,
  run: RunRow | undefined,
  now: Date,
  nextDeliveryOn: IsoDate | null,
) => ({
  id: row.id,
  name: row.name,
  status: row.status,
  list_id: row.isListHidden ? null : row.listId,
  list_name: row.isListHidden ? hiddenListName : row.listName,
  unit: row.unit,
  every: row.every,
  day: row.day,
  starts_on: row.startsOn,
  max_price_rise: row.maxPriceRise,
  reference: row.orderReference,
  run: run === undefined ? null : toWireRun(run, row.status === 'active', now),
  next_delivery_on: nextDeliveryOn,
});

const summaryColumns = (sql: Sql, viewer: Viewer) => sql`
  standing_orders.*, shopping_lists.name as list_name, ${isListHidden(sql, viewer)} as is_list_hidden`;

/** The deliveries of runs that are not announced yet, earliest first, by the current opening hours. */
function nextDeliveries(
  count: number,
  dependencies: Pick<ApiDependencies, 'settings' | 'clock'>,
  viewer: Viewer,
  { plannedOn, ...rhythm }: StandingOrderRow,
): IsoDate[] {
  if (plannedOn === null) return [];
  const calendar = calendarOf(dependencies, viewer);
  const next = planRun(plannedOn, calendar);
  const later = nextRuns(count - 1, rhythm, calendar, dependencies.clock(), next);
  return [next, ...later].map(({ deliveryOn }) => deliveryOn);
}

/** The standing orders of a company, the ended ones last. Two statements. */
export async function readStandingOrders(
  dependencies: Pick<ApiDependencies, 'database' | 'settings' | 'clock'>,
  viewer: Viewer,
): Promise<WireStandingOrders> {
  const {
    database: { sql },
    clock,
  } = dependencies;
  const [rows, runs] = await Promise.all([
    sql<SummaryRow[]>`
      select ${summaryColumns(sql, viewer)} from standing_orders ${joinLists(sql)}
        where standing_orders.company_id = ${viewer.companyId}
        order by standing_orders.status = 'ended', lower(standing_orders.name), standing_orders.id`,
    sql<RunRow[]>`
      select ${runColumns(sql)} from ${runTables(sql)}
        where run.standing_order_id in (select id from standing_orders where company_id = ${viewer.companyId})
          and run.status = any(${openStatuses as string[]}::text[])
        order by run.delivery_on desc`,
  ]);
  // Of several open runs the earliest counts, which is the last of them here.
  const open = new Map(runs.map((run) => [run.standingOrderId, run]));
  return {
    standing_orders: rows.map((row) => {
      const [next = null] = nextDeliveries(1, dependencies, viewer, row);
      return toWireSummary(row, open.get(row.id), clock(), next);
    }),
    allowed: toFlag(paysLater(viewer)),
  };
}

/** A standing order with its runs and the products of its next run. At most seven statements. @throws HttpError 404 */
export async function readStandingOrder(
  dependencies: ApiDependencies,
  viewer: Viewer,
  id: number,
): Promise<WireStandingOrder> {
  const { sql } = dependencies.database;
  const now = dependencies.clock();
  const [[row], runs] = await Promise.all([
    sql<SummaryRow[]>`
      select ${summaryColumns(sql, viewer)} from standing_orders ${joinLists(sql)}
        where standing_orders.id = ${id} and standing_orders.company_id = ${viewer.companyId}`,
    sql<RunRow[]>`
      select ${runColumns(sql)} from ${runTables(sql)}
        where run.standing_order_id = ${id}
        order by run.delivery_on desc, run.id desc limit ${shownRuns}`,
  ]);
  if (!row) throw notFound();
  const open = runs.findLast(({ status }) => openStatuses.includes(status));
  const upcoming = nextDeliveries(shownDeliveries, dependencies, viewer, row);
  const [next = null] = upcoming;
  const deliveryOn = open?.deliveryOn ?? next;
  const assess = async (date: IsoDate) =>
    row.isListHidden
      ? hiddenAssessment
      : toWireAssessment(await assessStandingOrder(dependencies, row, date), open?.refusal ?? null);
  return {
    ...toWireSummary(row, open, now, next),
    upcoming,
    assessment: deliveryOn === null ? null : await assess(deliveryOn),
    history: runs.filter((run) => run !== open).map((run) => toWireRun(run, row.status === 'active', now)),
  };
}

/**
 * The run of a mailed link. The user in whose name it orders also reads the lines of a list that now belongs to its maker, since
 * the order is confirmed to that user. At most six statements.
 *
 * @throws HttpError 404 for a link that is not valid any more.
 */
export async function readLinkedRun(
  dependencies: ApiDependencies,
  token: string,
): Promise<WireStandingOrderRun> {
  const { sql } = dependencies.database;
  const linked = await findLinkedRun(sql, token, dependencies.clock());
  if (!linked) throw notFound();
  const [row] = await sql<
    (StandingOrderRow & { readonly company: string; readonly isListHidden: boolean })[]
  >`
    select standing_orders.*, companies.name as company, ${isListHidden(sql, linked)} as is_list_hidden
      from standing_orders join companies on companies.id = standing_orders.company_id ${joinLists(sql)}
      where standing_orders.id = ${linked.standingOrderId}`;
  if (!row) throw notFound();
  const { run, refusal } = await readRun(dependencies, linked.runId);
  const isOpen = openStatuses.includes(run.status);
  const assess = async () =>
    row.isListHidden
      ? hiddenAssessment
      : toWireAssessment(await assessStandingOrder(dependencies, row, run.delivery_on), refusal);
  return {
    standing_order_id: row.id,
    name: row.name,
    company: row.company,
    list_id: row.isListHidden ? null : row.listId,
    run,
    assessment: isOpen ? await assess() : null,
  };
}

/** A run in wire format, with the reason of a refusal. One statement. @throws HttpError 404 for a removed one. */
export async function readRun(
  { database: { sql }, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  runId: number,
): Promise<{ readonly run: WireRun; readonly refusal: string | null }> {
  const [found] = await sql<(RunRow & { readonly isActive: boolean })[]>`
    select ${runColumns(sql)}, standing_orders.status = 'active' as is_active
      from ${runTables(sql)} join standing_orders on standing_orders.id = run.standing_order_id
      where run.id = ${runId}`;
  if (!found) throw notFound();
  return { run: toWireRun(found, found.isActive, clock()), refusal: found.refusal };
}
