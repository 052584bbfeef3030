// Approves (which places the order), refuses and withdraws requests (docs/adr/0081).

import { defaultRisePercent, mustReview } from '@magazijn/domain/approvals';
import { maxLineQuantity } from '@magazijn/domain/cart';
import { type Cents, cents, formatEuros } from '@magazijn/domain/money';
import { orderTransitions } from '@magazijn/domain/orders';
import type { OrderDependencies } from '../ApiDependencies.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { keepTakenOut } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { personName } from '../http/personName.ts';
import type { Viewer } from '../http/Viewer.ts';
import { lockProducts } from '../order-changes/orderStock.ts';
import { lockApprovalRules } from '../orders/approvalNeeds.ts';
import type { FoundOrder } from '../orders/findOrder.ts';
import { insertLines, totalsOf } from '../orders/insertDraft.ts';
import { placeDraft, placingRefusal } from '../orders/placeOrder.ts';
import { addApprovalEvent } from './approvalEvents.ts';
import type { Decider } from './approvers.ts';
import { type AssessedRequest, assessRequest, findRequestBuyer, requestedUnits } from './assessRequest.ts';
import { deciderOf, type FoundRequest, findRequest, type RequestRow } from './readRequests.ts';

export interface ApprovalDecision {
  readonly version: number;
  /** The total that the approver saw, excluding VAT; null when unknown. */
  readonly seenTotal: Cents | null;
  /** Changed units by product id; other lines keep their requested units. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Whether every total above the seen one is reviewed, even one within the rise that the company allows. */
  readonly isStrict?: boolean;
}

/** The outcome of approving; `review` has the quantities that the approver sent. */
export type ApprovalResult =
  | { readonly outcome: 'placed'; readonly orderId: number }
  | { readonly outcome: 'review'; readonly quantities: ReadonlyMap<number, number> };

const decided: Readonly<Record<RequestRow['status'], (name: string) => string>> = {
  open: () => 'Deze aanvraag is intussen gewijzigd. Bekijk haar opnieuw.',
  approved: (name) => `${name} heeft deze aanvraag al goedgekeurd.`,
  refused: (name) => `${name} heeft deze aanvraag al afgewezen.`,
  withdrawn: (name) => `${name} heeft deze aanvraag ingetrokken.`,
  expired: () => 'Deze aanvraag is verlopen. Er is niets besteld.',
};

const decidedByReader: Partial<typeof decided> = {
  approved: () => 'Je hebt deze aanvraag goedgekeurd. De bestelling is geplaatst.',
  refused: () => 'Je hebt deze aanvraag afgewezen. Er is niets besteld.',
};

/** The outcome of a request, as a Dutch sentence. */
export const decisionText = ({ status, decidedBy, decidedByName }: RequestRow, readerId: number): string => {
  const own = decidedBy === readerId ? decidedByReader[status] : undefined;
  return (own ?? decided[status])(decidedByName ?? 'Iemand');
};

/**
 * Locks a request and its order.
 *
 * @returns the request; `isRepeated` when this person made the same decision before.
 * @throws HttpError 404; 403 for a person who may only see it; 409 when it has been decided or changed.
 */
async function lockRequest(
  sql: Sql,
  decider: Decider,
  id: number,
  { status, version }: { readonly status: RequestRow['status']; readonly version: number | null },
  now: Date,
): Promise<FoundRequest & { readonly isRepeated: boolean; readonly name: string }> {
  await lockApprovalRules(sql, decider.companyId);
  await sql`
    select from orders where id = (
        select order_id from approval_requests where id = ${id} and company_id = ${decider.companyId})
      for update`;
  const known = await findRequest(sql, decider, id, now, true);
  const { request } = known;
  const [person] = await sql<{ name: string }[]>`
    select ${personName(sql)} as name from users where id = ${decider.id}`;
  const isRepeated = request.status === status && request.decidedBy === decider.id;
  if (!isRepeated && request.status !== 'open') throw new HttpError(409, decisionText(request, decider.id));
  if (!isRepeated && version !== null && request.version !== version) {
    throw new HttpError(409, decided.open(''));
  }
  return { ...known, isRepeated, name: person?.name ?? '' };
}

async function recordDecision(
  sql: Sql,
  { request, name }: { readonly request: RequestRow; readonly name: string },
  decider: Decider,
  { status, note = '' }: { readonly status: 'approved' | 'refused' | 'withdrawn'; readonly note?: string },
  now: Date,
): Promise<void> {
  await sql`
    update approval_requests set status = ${status}, version = version + 1, decided_by = ${decider.id},
        decided_by_name = ${name}, decided_at = ${now}, remind_at = null,
        refusal = ${status === 'refused' ? note : null}
      where id = ${request.id}`;
  // The same cart can be ordered, or requested, again.
  if (status !== 'approved')
    await sql`update orders set idempotency_key = null where id = ${request.orderId}`;
  await addApprovalEvent(sql, request.id, { event: status, person: name, note }, now);
  const details = { order: request.orderId, request: request.id };
  const event = {
    event: `approval-${status}`,
    userId: decider.id,
    address: decider.address,
    details,
  } as const;
  await recordEvent(sql, event, now);
}

/** The quantities to order, and whether they differ from the request. @throws HttpError 409 for another product. */
function applyChanges(
  found: FoundOrder,
  changes: ReadonlyMap<number, number>,
): { readonly quantities: ReadonlyMap<number, number>; readonly isChanged: boolean } {
  const requested = requestedUnits(found);
  const quantities = new Map(requested);
  for (const [id, quantity] of changes) {
    if (!requested.has(id) || quantity > maxLineQuantity) {
      throw new HttpError(409, 'Dit product staat niet in de aanvraag.');
    }
    quantities.set(id, quantity);
  }
  const isChanged = [...requested].some(([id, quantity]) => quantities.get(id) !== quantity);
  return { quantities: new Map([...quantities].filter(([, quantity]) => quantity > 0)), isChanged };
}

/** The lines that an approver changed, for the history: 'Luiers maat 4: 2 in plaats van 4'. '' for none. */
const changesText = (
  { lines }: RequestRow,
  quantities: ReadonlyMap<number, number>,
  assessed: AssessedRequest['lines'],
): string =>
  lines
    .map((line) => ({ ...line, ordered: assessed.get(line.productId)?.orderable ?? 0 }))
    .filter(
      ({ productId, quantity, ordered }) => quantities.get(productId) !== quantity && ordered !== quantity,
    )
    .map(({ description, quantity, ordered }) => `${description}: ${ordered} in plaats van ${quantity}`)
    .join('; ');

const noLongerText = 'Deze bestelling kan nu niet geplaatst worden. Bekijk de aanvraag opnieuw.';

/** Replaces the order's lines and places it, in the transaction of the approval. @throws HttpError 409 with the reason. */
async function placeRequest(
  dependencies: OrderDependencies,
  sql: Sql,
  { found }: FoundRequest,
  { deliveryDate }: AssessedRequest,
  cart: ShopCart,
  decider: Decider,
): Promise<void> {
  const { id } = found.order;
  const now = dependencies.clock();
  const buyer = await findRequestBuyer(sql, found.order, decider.address);
  if (!buyer) throw notFound();
  // Units that an approver leaves out do not return to the requester's cart.
  await keepTakenOut(sql, id, requestedUnits(found));
  await sql`delete from order_lines where order_id = ${id}`;
  await sql`
    update orders set ${totalsOf(sql, cart)}, coupon_status = ${cart.couponStatus}, limits = '[]',
        delivery_date = ${deliveryDate}, approved_by = ${decider.id},
        expires_at = ${new Date(now.getTime() + 60_000)}
      where id = ${id}`;
  await insertLines(sql, sql`select ${id}::int`, cart);
  const placing = await placeDraft(sql, buyer, id, {
    now,
    firstDate: offeredDates(dependencies, buyer)[0],
    invoiceMail: dependencies.settings.invoiceMail,
    transition: orderTransitions.approve,
  });
  if (placing === null) throw new HttpError(409, noLongerText);
  if (placing.deliveryDate === null) throw placingRefusal(placing);
  // If the requester can no longer log in, the approver gets the confirmation.
  await sql`
    update outbox set payload = payload || jsonb_build_object('userId', ${decider.id}::int)
      where unique_key in (${`order-confirmation:${id}`}, ${`invoice:${id}`})
        and exists (select from users where users.id = ${found.order.userId} and disabled)
        and exists (select from users where users.id = ${decider.id} and company_id = ${found.order.companyId})`;
}

/**
 * Approves a request and places its order in one transaction, only once even when several approvers decide at the same time.
 * Prices, deals, stock, limits and coupon are the current ones.
 *
 * @returns `review` when something changed that the approver has not seen; nothing is ordered then.
 * @throws HttpError 404; 403 for a person who may only see it; 409 with a Dutch sentence when it has been decided or
 * changed, or cannot be ordered.
 */
export async function approveRequest(
  dependencies: OrderDependencies,
  decider: Decider,
  id: number,
  decision: ApprovalDecision,
): Promise<ApprovalResult> {
  const { version, seenTotal, isStrict = false } = decision;
  const now = dependencies.clock();
  return retryConflict(() =>
    dependencies.database.sql.begin(async (sql): Promise<ApprovalResult> => {
      const known = await lockRequest(sql, decider, id, { status: 'approved', version }, now);
      const { request, found } = known;
      if (known.isRepeated) return { outcome: 'placed', orderId: request.orderId };
      if (!known.mayDecide) throw notYoursError(known);
      const { quantities, isChanged } = applyChanges(found, decision.quantities);
      const buyer = await findRequestBuyer(sql, found.order, decider.address);
      if (!buyer) throw notFound();
      await lockProducts(sql, [...quantities.keys()]);
      const assessed = await assessRequest(dependencies, sql, buyer, found, quantities);
      if (assessed.refusal !== '' || assessed.cart === null) throw new HttpError(409, assessed.refusal);
      const { cart } = assessed;
      const [settings] = await sql<{ risePercent: number }[]>`
        select rise_percent from approval_settings where company_id = ${decider.companyId}`;
      const hasProblems = [...assessed.lines.values()].some(({ problem }) => problem !== '');
      const isUnseen = mustReview({
        totalThen: cents(found.order.totalExclusiveCents),
        totalNow: cart.totalExclusive,
        hasProblems,
        isChanged,
        seenTotal,
        risePercent: settings?.risePercent ?? defaultRisePercent,
      });
      // An approver who only requests the total of changed units adds nothing to the history.
      if (isUnseen && isChanged && seenTotal === null) return { outcome: 'review', quantities };
      if (isUnseen) {
        const note = `${formatEuros(cents(found.order.totalExclusiveCents))} is nu ${formatEuros(cart.totalExclusive)}.`;
        await addApprovalEvent(sql, id, { event: 'prices-rose', person: known.name, note }, now);
        return { outcome: 'review', quantities };
      }
      if (isStrict && (seenTotal === null || cart.totalExclusive > seenTotal)) {
        return { outcome: 'review', quantities };
      }
      await placeRequest(dependencies, sql, known, assessed, cart, decider);
      const note = changesText(request, quantities, assessed.lines);
      if (note !== '') await addApprovalEvent(sql, id, { event: 'changed', person: known.name, note }, now);
      await recordDecision(sql, known, decider, { status: 'approved' }, now);
      return { outcome: 'placed', orderId: request.orderId };
    }),
  );
}

const notYoursError = ({ isOwn }: FoundRequest): HttpError =>
  new HttpError(
    403,
    isOwn ? 'Je eigen aanvraag goedkeuren of afwijzen kan niet.' : 'Over deze aanvraag beslis jij niet.',
  );

/** Refuses a request, and mails the requester the reason. Idempotent. @throws HttpError as `approveRequest`; 409 without a reason. */
export async function refuseRequest(
  { database, clock }: Pick<OrderDependencies, 'database' | 'clock'>,
  decider: Decider,
  id: number,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<void> {
  if (reason === '') throw new HttpError(409, 'Vul een reden in: de aanvrager leest die.');
  const now = clock();
  await retryConflict(() =>
    database.sql.begin(async (sql) => {
      const known = await lockRequest(sql, decider, id, { status: 'refused', version }, now);
      if (known.isRepeated) return;
      if (!known.mayDecide) throw notYoursError(known);
      await recordDecision(sql, known, decider, { status: 'refused', note: reason }, now);
      const { requesterId } = known.request;
      if (requesterId === null) return;
      await addToOutbox(sql, 'approval-decision', `approval-decision:${id}`, {
        userId: requesterId,
        requestId: id,
      });
    }),
  );
}

/**
 * Withdraws the viewer's own request. Idempotent.
 *
 * @returns its lines.
 * @throws HttpError 404 for another person's, 409 when it was decided.
 */
export async function withdrawRequest(
  { database, clock }: Pick<OrderDependencies, 'database' | 'clock'>,
  viewer: Viewer,
  id: number,
): Promise<readonly { readonly productId: number; readonly quantity: number }[]> {
  const now = clock();
  const decider = deciderOf(viewer);
  return retryConflict(() =>
    database.sql.begin(async (sql) => {
      const known = await lockRequest(sql, decider, id, { status: 'withdrawn', version: null }, now);
      if (!known.isOwn) throw notFound();
      if (!known.isRepeated) await recordDecision(sql, known, decider, { status: 'withdrawn' }, now);
      return known.request.lines;
    }),
  );
}
