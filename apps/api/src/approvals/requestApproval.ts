// Finds out whether a draft needs approval, and turns it into a request.

import type { WireApprovalCheck } from '@magazijn/api-client/schemas';
import {
  type ApprovalReason,
  approvalNeeded,
  approverOf,
  reminderMoment,
  requestDays,
} from '@magazijn/domain/approvals';
import { orderTransitions } from '@magazijn/domain/orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { takeOutOfSavedCart } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { recordEvent, withClient } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import type { RequestedLine } from '../database/tables/index.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { personName } from '../http/personName.ts';
import { toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { countRules, lockApprovalRules, orderToApprove, personOf } from '../orders/approvalNeeds.ts';
import { type FoundOrder, findOrder } from '../orders/findOrder.ts';
import { addApprovalEvent, mailApprovers } from './approvalEvents.ts';
import { type Approver, findApprovers } from './approvers.ts';
import { toWireReason } from './wireApprovals.ts';

const requestLifetime = requestDays * 24 * 60 * 60 * 1000;

const texts = {
  payment:
    'Je organisatie betaalt met iDEAL of kaart. Goedkeuring vragen kan alleen voor bestellingen op rekening of met automatische incasso. Bestel minder, of vraag een beheerder om deze bestelling te plaatsen.',
  noApprover:
    'Er is niemand anders die deze bestelling kan goedkeuren, en je eigen bestelling goedkeuren kan niet. Vraag een beheerder om iemand aan te wijzen.',
  gone: 'Voor deze bestelling kan geen goedkeuring meer gevraagd worden. Begin opnieuw vanuit je winkelmand.',
  minimum: 'Deze bestelling is kleiner dan het minimum.',
  limits: 'Niet alles van deze bestelling kan geleverd worden. Kijk in je winkelmand wat je kunt wijzigen.',
  needless: 'Deze bestelling hoeft niet goedgekeurd te worden. Je kunt haar meteen plaatsen.',
};

interface Needs {
  readonly reasons: readonly ApprovalReason[];
  readonly approverId: number | null;
  readonly approvers: readonly Approver[];
  /** '' when it can be requested. */
  readonly refusal: string;
}

/** The draft of this person; another's is not found. */
async function findOwnDraft(sql: Sql, viewer: Viewer, orderId: number): Promise<FoundOrder> {
  const found = await findOrder(sql, viewer, orderId);
  if (found?.order.originalUserId !== viewer.originalUserId) throw notFound();
  return found;
}

/** Two statements. */
async function findNeeds(sql: Sql, viewer: Viewer, { order, lines }: FoundOrder, now: Date): Promise<Needs> {
  const counted = await countRules(sql, viewer.companyId, now, order.id);
  const toApprove = orderToApprove(order, lines);
  const person = personOf(viewer);
  const reasons = order.isPunchOut ? [] : approvalNeeded(counted.rules, toApprove, counted.months, person);
  const approverId = approverOf(counted.rules, toApprove, reasons, person);
  const approvers = await findApprovers(
    sql,
    { companyId: viewer.companyId, requesterId: viewer.originalUserId, approverId },
    now,
  );
  const refusal =
    reasons.length === 0
      ? ''
      : order.payment === 'ideal'
        ? texts.payment
        : approvers.length === 0
          ? texts.noApprover
          : '';
  return { reasons, approverId, approvers, refusal };
}

/** Whether a draft needs approval, and whose. At most four statements. @throws HttpError 404 for another person's order. */
export async function checkApproval(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  viewer: Viewer,
  orderId: number,
): Promise<WireApprovalCheck> {
  const found = await findOwnDraft(database.sql, viewer, orderId);
  const { reasons, approvers, refusal } = await findNeeds(database.sql, viewer, found, clock());
  return {
    needed: toFlag(reasons.length > 0),
    reasons: reasons.map(toWireReason),
    approvers: approvers.map(({ name }) => name),
    refusal,
  };
}

const requestedLines = ({ lines }: FoundOrder): readonly RequestedLine[] =>
  lines
    .filter(({ giveAway }) => !giveAway)
    .map((line) => ({
      productId: line.productId,
      path: line.path,
      description: line.description,
      articleNumber: line.articleNumber,
      unit: line.unit,
      image: line.images[0] ?? null,
      quantity: line.amount,
      priceCents: line.priceCents,
    }));

/** Why a draft cannot become a request as it is; null when it can. */
function draftRefusal({ order }: FoundOrder, now: Date): string | null {
  if (order.payment === 'ideal') return texts.payment;
  if (order.status !== 'draft' || order.expiresAt <= now) return texts.gone;
  if (order.subtotalCents < order.minimumOrderCents) return texts.minimum;
  return order.limits.length > 0 ? texts.limits : null;
}

/**
 * Makes a draft a request: its goods leave the saved cart, and the approvers are mailed. One transaction; the same draft
 * again gives the same request.
 *
 * @returns the id of the request.
 * @throws HttpError 404 for another person's order, 409 with a Dutch sentence when it cannot be requested.
 */
export async function requestApproval(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  viewer: Viewer,
  orderId: number,
  remark: string,
): Promise<number> {
  const now = clock();
  return retryConflict(() =>
    database.sql.begin(async (sql) => {
      await lockApprovalRules(sql, viewer.companyId);
      await sql`select from orders where id = ${orderId} and company_id = ${viewer.companyId} for update`;
      const found = await findOwnDraft(sql, viewer, orderId);
      const [known] = await sql<
        { id: number }[]
      >`select id from approval_requests where order_id = ${orderId}`;
      if (known) return known.id;
      const refusal = draftRefusal(found, now);
      if (refusal !== null) throw new HttpError(409, refusal);
      const needs = await findNeeds(sql, viewer, found, now);
      if (needs.refusal !== '') throw new HttpError(409, needs.refusal);
      if (needs.reasons.length === 0) throw new HttpError(409, texts.needless);
      const [made] = await sql<[{ id: number; requesterName: string }]>`
        with ${takeOutOfSavedCart(sql, sql`select ${orderId}::int`, now)},
        requested as (
          update orders set status = ${orderTransitions.request.to}
            where id = ${orderId} returning id, ${withClient(sql, viewer.address)}
        )
        insert into approval_requests (company_id, order_id, requester_id, requester_name, approver_id, status, remark,
            reasons, lines, submitted_at, expires_at, remind_at)
          select ${viewer.companyId}, requested.id, ${viewer.originalUserId}, ${personName(sql, 'person')},
              ${needs.approverId}::int, 'open', ${remark}, ${sql.json(JSON.parse(JSON.stringify(needs.reasons)))},
              ${sql.json(requestedLines(found).map((line) => ({ ...line })))}, ${now},
              ${new Date(now.getTime() + requestLifetime)}, ${new Date(reminderMoment(now))}
            from requested join users as person on person.id = ${viewer.originalUserId}
          returning id, requester_name`;
      await addApprovalEvent(
        sql,
        made.id,
        { event: 'submitted', person: made.requesterName, note: remark },
        now,
      );
      await mailApprovers(sql, made.id, needs.approvers, 'mailed', now);
      const { userId, originalUserId, address } = viewer;
      const details = { order: orderId, request: made.id };
      await recordEvent(sql, { event: 'approval-requested', userId, originalUserId, address, details }, now);
      return made.id;
    }),
  );
}
