// Over 300 lines: all functions share the columns of a request.
// Reads requests for people: lists, one request priced as of now, budgets, and the history of a year.

import type {
  WireApprovalBudgets,
  WireApprovalHistory,
  WireApprovalRequest,
  WireApprovalRequests,
} from '@magazijn/api-client/schemas';
import { countedAmount, monthOf, type OrderToApprove } from '@magazijn/domain/approvals';
import { addCents, type Cents, cents, eurosFromCents } from '@magazijn/domain/money';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { toWireCostCentre } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import { columnsOf } from '../database/sqlFragments.ts';
import { approvalEvents, approvalRequests } from '../database/tables/index.ts';
import { notFound } from '../http/HttpError.ts';
import { personName } from '../http/personName.ts';
import { offsetOf, type PageRequest, toFlag } from '../http/readInput.ts';
import type { Buyer, Viewer } from '../http/Viewer.ts';
import { type CountedRules, cartToApprove, countRules, orderToApprove } from '../orders/approvalNeeds.ts';
import { costCentreOf, type FoundOrder, findOrder, type OrderRow } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import { type Decider, isDecidedBy } from './approvers.ts';
import { type AssessedRequest, assessRequest, findRequestBuyer, requestedUnits } from './assessRequest.ts';
import { toWireReason, toWireRule } from './wireApprovals.ts';

export type RequestRow = typeof approvalRequests.$inferSelect;

export const deciderOf = ({ originalUserId, role, companyId, address }: Viewer): Decider => ({
  id: originalUserId,
  role,
  companyId,
  address,
});

/** A request with its order, and a person's rights to it. */
export interface FoundRequest {
  readonly request: RequestRow;
  readonly found: FoundOrder;
  readonly mayDecide: boolean;
  readonly isOwn: boolean;
}

/** SQL for the requests that a person may see: those that they may decide about, decided about or made. */
const isVisible = (sql: Sql, decider: Decider, now: Date) => sql`
  (request.requester_id = ${decider.id} or request.decided_by = ${decider.id} or ${isDecidedBy(sql, decider, now)})`;

/**
 * A request that concerns a person. Three statements.
 *
 * @param lock whether the row of the request is locked; then the order's follows (docs/adr/0054)
 * @throws HttpError 404
 */
export async function findRequest(
  sql: Sql,
  decider: Decider,
  id: number,
  now: Date,
  lock = false,
): Promise<FoundRequest> {
  const [row] = await sql<(RequestRow & { mayDecide: boolean })[]>`
    select ${columnsOf(sql, approvalRequests, 'request')}, ${isDecidedBy(sql, decider, now)} as may_decide
      from approval_requests as request
      where request.id = ${id} and request.company_id = ${decider.companyId} and ${isVisible(sql, decider, now)}
      ${lock ? sql`for update of request` : sql``}`;
  const found = row && (await findOrder(sql, row, row.orderId));
  if (!row || !found) throw notFound();
  const { mayDecide, ...request } = row;
  return { request, found, mayDecide, isOwn: request.requesterId === decider.id };
}

type Filter = 'to-decide' | 'mine' | 'decided';

type ListedRow = RequestRow &
  Pick<OrderRow, 'mainAddress' | 'invoiceAddress' | 'totalExclusiveCents' | 'totalInclusiveCents'>;

const unitsOf = ({ lines }: Pick<RequestRow, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const toSummary = (request: RequestRow, order: Omit<ListedRow, keyof RequestRow>) => ({
  id: request.id,
  status: request.status,
  order_id: request.orderId,
  order_number: orderNumber({ ...order, id: request.orderId }),
  requester: request.requesterName,
  remark: request.remark,
  submitted_at: request.submittedAt.toISOString(),
  expires_at: request.expiresAt.toISOString(),
  units: unitsOf(request),
  total_exclusive: eurosFromCents(cents(order.totalExclusiveCents)),
  total_inclusive: eurosFromCents(cents(order.totalInclusiveCents)),
  decided_by: request.decidedByName,
  decided_at: request.decidedAt?.toISOString() ?? null,
});

/** A page of requests: those to decide with the oldest first, others with the latest first. One statement. */
export async function listRequests(
  sql: Sql,
  decider: Decider,
  filter: Filter,
  page: PageRequest,
  now: Date,
): Promise<WireApprovalRequests> {
  const isChosen = {
    'to-decide': sql`request.status = 'open' and ${isDecidedBy(sql, decider, now)}`,
    mine: sql`request.requester_id = ${decider.id}`,
    decided: sql`request.status <> 'open' and ${isVisible(sql, decider, now)}`,
  }[filter];
  const sorted =
    filter === 'to-decide' ? sql`submitted_at, id` : sql`coalesce(decided_at, submitted_at) desc, id desc`;
  const rows = await sql<(Partial<ListedRow> & { readonly total: number })[]>`
    with chosen as materialized (
      select ${columnsOf(sql, approvalRequests, 'request')} from approval_requests as request
        where request.company_id = ${decider.companyId} and ${isChosen}
    ),
    page as (
      select * from chosen order by ${sorted} limit ${page.pageSize} offset ${offsetOf(page)}
    )
    select page.*, orders.main_address, orders.invoice_address, orders.total_exclusive_cents,
        orders.total_inclusive_cents, counted.total
      from (select count(*)::int as total from chosen) as counted
      left join page on true
      left join orders on orders.id = page.order_id
      order by ${filter === 'to-decide' ? sql`page.submitted_at, page.id` : sql`coalesce(page.decided_at, page.submitted_at) desc, page.id desc`}`;
  const isListed = (row: (typeof rows)[number]): row is ListedRow & { total: number } => row.id != null;
  return {
    requests: rows.filter(isListed).map((row) => toSummary(row, row)),
    total: rows[0]?.total ?? 0,
  };
}

/** A budget of 0 requires approval of every order, and is not shown as a budget. */
const isBudget = (limit: Cents | null): limit is Cents => limit !== null && limit > 0;

/**
 * Of the budgets that count an order, the one with the smallest remainder; null without one.
 *
 * @param counted without this order
 * @param personId the requester
 */
export function tightestBudget(
  { rules, months }: Pick<CountedRules, 'rules' | 'months'>,
  order: OrderToApprove,
  personId: number | null,
): WireApprovalRequest['budget'] {
  const budgets = rules.flatMap((rule) => {
    const month = months.get(rule.id);
    const amount = countedAmount(rule, order);
    const isAbout = rule.personId === null || rule.personId === personId;
    if (!month || amount === null || !isBudget(rule.maxMonth) || !isAbout) return [];
    return [{ ...month, limit: rule.maxMonth, after: addCents(month.spent, month.requested, amount) }];
  });
  const [tightest] = budgets.toSorted((a, b) => a.limit - a.after - (b.limit - b.after));
  return tightest
    ? {
        limit: eurosFromCents(tightest.limit),
        spent: eurosFromCents(tightest.spent),
        requested: eurosFromCents(tightest.requested),
        after_this: eurosFromCents(tightest.after),
      }
    : null;
}

/** The budget of an open request at its current prices. One statement. */
async function findBudget(
  sql: Sql,
  buyer: Buyer,
  { found, assessed }: { readonly found: FoundOrder; readonly assessed: AssessedRequest },
  now: Date,
): Promise<WireApprovalRequest['budget']> {
  const counted = await countRules(sql, buyer.companyId, now, found.order.id);
  const order = assessed.cart ? cartToApprove(assessed.cart) : orderToApprove(found.order, found.lines);
  return tightestBudget(counted, order, buyer.originalUserId);
}

/** The history of a request, the earliest event first. One statement. */
const findEvents = (sql: Sql, requestId: number) => sql<(typeof approvalEvents.$inferSelect)[]>`
  select ${columnsOf(sql, approvalEvents)} from approval_events where request_id = ${requestId} order by id`;

/** Assesses an open request for its requester; null when it is decided. */
async function assessOpen(
  dependencies: OrderDependencies,
  sql: Sql,
  { request, found }: FoundRequest,
  quantities: ReadonlyMap<number, number>,
): Promise<{ readonly buyer: Buyer; readonly assessed: AssessedRequest } | null> {
  const buyer = request.status === 'open' ? await findRequestBuyer(sql, found.order, '') : null;
  return buyer && { buyer, assessed: await assessRequest(dependencies, sql, buyer, found, quantities) };
}

/**
 * Reads a request, priced as of now. At most eleven statements for any number of lines.
 *
 * @param quantities changed units by product id; null for the requested ones
 * @throws HttpError 404 for a request that does not concern the person.
 */
export async function readRequest(
  dependencies: OrderDependencies,
  decider: Decider,
  id: number,
  quantities: ReadonlyMap<number, number> | null = null,
): Promise<WireApprovalRequest> {
  const { sql } = dependencies.database;
  const now = dependencies.clock();
  const known = await findRequest(sql, decider, id, now);
  const { request, found, mayDecide, isOwn } = known;
  const units = quantities ?? requestedUnits(found);
  const open = await assessOpen(dependencies, sql, known, units);
  const [budget, events] = await Promise.all([
    open && findBudget(sql, open.buyer, { found, assessed: open.assessed }, now),
    findEvents(sql, id),
  ]);
  const costCentres = new Map(found.lines.map((line) => [line.productId, costCentreOf(line)]));
  const { cart = null, problems = [], refusal = '' } = open?.assessed ?? {};
  const isOpen = request.status === 'open';
  // An order can be changed after its approval, so its current lines count.
  const ordered = request.status === 'approved' ? requestedUnits(found) : null;
  return {
    ...toSummary(request, found.order),
    lines: request.lines.map((line) => {
      const now = open?.assessed.lines.get(line.productId);
      const costCentre = costCentres.get(line.productId);
      return {
        product_id: line.productId,
        path: line.path,
        description: line.description,
        article_number: line.articleNumber,
        unit: line.unit,
        image: line.image,
        amount: line.quantity,
        amount_now: isOpen
          ? (now?.orderable ?? 0)
          : ordered
            ? (ordered.get(line.productId) ?? 0)
            : line.quantity,
        price_then: eurosFromCents(cents(line.priceCents)),
        price_now: now?.product ? eurosFromCents(now.product.price) : null,
        problem: now?.problem ?? '',
        ...(costCentre && { cost_centre: toWireCostCentre(costCentre) }),
      };
    }),
    total_now_exclusive: cart && eurosFromCents(cart.totalExclusive),
    total_now_inclusive: cart && eurosFromCents(cart.totalInclusive),
    problems: [...(refusal === '' ? [] : [refusal]), ...problems],
    budget,
    reasons: request.reasons.map(toWireReason),
    history: events.map(({ happenedAt, event, person, note }) => ({
      at: happenedAt.toISOString(),
      event,
      person,
      note,
    })),
    coupon_code: found.order.couponCode ?? '',
    order_reference: found.order.orderReference,
    delivery: found.order.deliveryDate,
    delivery_now: open?.assessed.deliveryDate ?? found.order.deliveryDate,
    refusal: request.refusal,
    version: request.version,
    may_decide: toFlag(isOpen && mayDecide),
    may_withdraw: toFlag(isOpen && isOwn),
  };
}

/** The amounts that count against each budget above 0 this month. Two statements. */
export async function readBudgets(sql: Sql, { companyId }: Viewer, now: Date): Promise<WireApprovalBudgets> {
  const [{ rules, months }, people] = await Promise.all([
    countRules(sql, companyId, now, null),
    sql<{ id: number; name: string }[]>`
      select id, ${personName(sql)} as name from users where company_id = ${companyId}`,
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    month: monthOf(now).slice(0, 7),
    budgets: rules.flatMap((rule) => {
      const month = months.get(rule.id);
      if (!month || !isBudget(rule.maxMonth)) return [];
      return [
        {
          rule: toWireRule(rule),
          person: rule.personId === null ? null : (names.get(rule.personId) ?? null),
          limit: eurosFromCents(rule.maxMonth),
          spent: eurosFromCents(month.spent),
          requested: eurosFromCents(month.requested),
        },
      ];
    }),
  };
}

type HistoryRow = typeof approvalEvents.$inferSelect &
  Pick<RequestRow, 'orderId' | 'requesterName'> &
  Pick<OrderRow, 'mainAddress' | 'invoiceAddress' | 'totalExclusiveCents'>;

/** The events of a company's requests in a calendar year in Amsterdam, earliest first. One statement. */
export async function readHistory(
  sql: Sql,
  { companyId }: Viewer,
  year: number,
): Promise<WireApprovalHistory> {
  const rows = await sql<HistoryRow[]>`
    select ${columnsOf(sql, approvalEvents, 'happened')}, request.order_id, request.requester_name,
        orders.main_address, orders.invoice_address, orders.total_exclusive_cents
      from approval_requests as request
      join approval_events as happened on happened.request_id = request.id
      join orders on orders.id = request.order_id
      where request.company_id = ${companyId}
        and extract(year from happened.happened_at at time zone 'Europe/Amsterdam') = ${year}
      order by happened.happened_at, happened.id`;
  return {
    events: rows.map((row) => ({
      request_id: row.requestId,
      order_number: orderNumber({ ...row, id: row.orderId }),
      requester: row.requesterName,
      total_exclusive: eurosFromCents(cents(row.totalExclusiveCents)),
      at: row.happenedAt.toISOString(),
      event: row.event,
      person: row.person,
      note: row.note,
    })),
  };
}
