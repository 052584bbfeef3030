import type { ApprovalRule } from '@magazijn/domain/approvals';
import { eurosFromCents } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import {
  type Approval,
  type ApprovalBudget,
  type ApprovalCheck,
  type ApprovalFilter,
  type ApprovalHistoryRow,
  type ApprovalOutcome,
  type ApprovalRequest,
  type ApprovalRequestPage,
  type ApprovalSettings,
  type ApprovalStandIn,
  toApprovalBudgets,
  toApprovalCheck,
  toApprovalHistory,
  toApprovalOutcome,
  toApprovalRequest,
  toApprovalRequests,
  toApprovalSettings,
} from '../model/Approval.ts';
import {
  approvalBudgetsSchema,
  approvalCheckSchema,
  approvalHistorySchema,
  approvalOutcomeSchema,
  approvalRequestSchema,
  approvalRequestsSchema,
  approvalSettingsSchema,
  createdApprovalSchema,
  withdrawnApprovalSchema,
} from '../schemas/approvals.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

const path = '/approvals';
const requestsPath = `${path}/requests`;

const pageSize = 20;

/** Orders that colleagues approve, and the rules by which they have to. */
export const approvalCalls = (send: Transport) => ({
  /** The rules; null when the back end has no such call. 403 for a role that never approves. */
  async approvalSettings(): Promise<ApprovalSettings | null> {
    const found = await orNull(send({ path: `${path}/settings`, responseSchema: approvalSettingsSchema }));
    return found && toApprovalSettings(found);
  },

  /** Replaces all rules and absences; a new one has id 0. 403, 409 for another `version`, 422 with a Dutch sentence. */
  async saveApprovalSettings(settings: Omit<ApprovalSettings, 'people'>): Promise<void> {
    const body = settingsForm(settings);
    await send({ method: 'POST', path: `${path}/settings`, body, responseSchema: z.unknown() });
  },

  /** Sets the user's own absence; null ends it. 422 with a Dutch sentence for a person who cannot approve. */
  async saveStandIn(standIn: Omit<ApprovalStandIn, 'personId'> | null): Promise<void> {
    const call = { path: `${path}/stand-in`, responseSchema: z.unknown() };
    if (standIn === null) await send({ method: 'DELETE', ...call });
    else {
      const body = new URLSearchParams({
        stand_in: String(standIn.standInId),
        from: standIn.from,
        until: standIn.until,
      });
      await send({ method: 'POST', ...call, body });
    }
  },

  /** Whether a draft needs approval, and whose; null when it is gone, or the back end has no such call. */
  async approvalCheck(orderId: number): Promise<ApprovalCheck | null> {
    const found = await orNull(
      send({ path: `${path}/check/${orderId}`, responseSchema: approvalCheckSchema }),
    );
    return found && toApprovalCheck(found);
  },

  /** Makes a draft a request; idempotent. 404 for a gone draft, 409 with a Dutch sentence when that is refused. */
  async requestApproval(orderId: number, remark: string): Promise<{ readonly requestId: number }> {
    const { id } = await send({
      method: 'POST',
      path: `${path}/request/${orderId}`,
      body: new URLSearchParams({ remark }),
      responseSchema: createdApprovalSchema,
    });
    return { requestId: id };
  },

  /** A page of requests, from 1; null when the back end has no such call. */
  async approvalRequests(filter: ApprovalFilter, page = 1): Promise<ApprovalRequestPage | null> {
    const found = await orNull(
      send({
        path: `${requestsPath}/${page}/${pageSize}`,
        query: { filter },
        responseSchema: approvalRequestsSchema,
        complete: 'requests',
      }),
    );
    return found && toApprovalRequests(found);
  },

  /** A request; null when it does not concern the user. */
  async approvalRequest(id: number): Promise<ApprovalRequest | null> {
    const found = await orNull(
      send({ path: `${requestsPath}/${id}`, responseSchema: approvalRequestSchema, complete: 'lines' }),
    );
    return found && toApprovalRequest(found);
  },

  /** Approves and orders a request once; `review` when something changed that the approver has not seen. 404; 409 with a Dutch sentence. */
  async approveRequest(id: number, approval: Approval): Promise<ApprovalOutcome> {
    const { version, seenTotal, quantities = {} } = approval;
    const body = new URLSearchParams({ version: String(version) });
    if (seenTotal !== null) body.set('seen_total', String(eurosFromCents(seenTotal)));
    for (const [product, quantity] of Object.entries(quantities)) {
      body.set(`products[${product}]`, String(quantity));
    }
    return toApprovalOutcome(
      await send({
        method: 'POST',
        path: `${requestsPath}/${id}/approve`,
        body,
        responseSchema: approvalOutcomeSchema,
      }),
    );
  },

  /** Refuses a request with a reason, which the requester is mailed; idempotent. 404 and 409 as `approveRequest`. */
  async refuseRequest(
    id: number,
    { version, reason }: { readonly version: number; readonly reason: string },
  ): Promise<void> {
    const body = new URLSearchParams({ version: String(version), reason });
    await send({ method: 'POST', path: `${requestsPath}/${id}/refuse`, body, responseSchema: z.unknown() });
  },

  /** Withdraws the user's own request, and gives its units by product id; idempotent. 404, 409 when it was decided. */
  async withdrawRequest(id: number): Promise<ReadonlyMap<number, number>> {
    const { lines } = await send({
      method: 'POST',
      path: `${requestsPath}/${id}/withdraw`,
      responseSchema: withdrawnApprovalSchema,
      complete: 'lines',
    });
    return new Map(lines.map(({ product_id, amount }) => [product_id, amount]));
  },

  /** The amounts per budget this month; null when the back end has no such call. */
  async approvalBudgets(): Promise<readonly ApprovalBudget[] | null> {
    const found = await orNull(send({ path: `${path}/budgets`, responseSchema: approvalBudgetsSchema }));
    return found && toApprovalBudgets(found);
  },

  /** The events of the requests of a year, earliest first. 403 for other roles than administrators. */
  async approvalHistory(year: number): Promise<readonly ApprovalHistoryRow[]> {
    const query = { year: String(year) };
    return toApprovalHistory(
      await send({
        path: `${path}/history`,
        query,
        responseSchema: approvalHistorySchema,
        complete: 'events',
      }),
    );
  },
});

/** Lists as `rules[0][max_order]`; absent fields are null. */
function settingsForm({
  rules,
  risePercent,
  standIns,
  version,
}: Omit<ApprovalSettings, 'people'>): URLSearchParams {
  const form = new URLSearchParams({ version: String(version), rise_percent: String(risePercent) });
  for (const [index, rule] of rules.entries()) {
    for (const [name, value] of Object.entries(ruleFields(rule))) {
      if (value !== null) form.set(`rules[${index}][${name}]`, String(value));
    }
  }
  for (const [index, { personId, standInId, from, until }] of standIns.entries()) {
    const fields = { person: personId, stand_in: standInId, from, until };
    for (const [name, value] of Object.entries(fields)) {
      form.set(`stand_ins[${index}][${name}]`, String(value));
    }
  }
  return form;
}

const ruleFields = (rule: ApprovalRule) => ({
  id: rule.id,
  person: rule.personId,
  category: rule.category,
  cost_centre: rule.costCentre,
  max_order: rule.maxOrder === null ? null : eurosFromCents(rule.maxOrder),
  max_month: rule.maxMonth === null ? null : eurosFromCents(rule.maxMonth),
  approver: rule.approverId,
});
