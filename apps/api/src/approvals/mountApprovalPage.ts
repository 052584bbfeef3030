import { longestRemark } from '@magazijn/domain/approvals';
import { centsFromEuros } from '@magazijn/domain/money';
import { cleanText } from '@magazijn/domain/validation';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { HttpError } from '../http/HttpError.ts';
import { type LinkAnswer, mountLinkPage } from '../http/mountLinkPage.ts';
import { parse, readForm } from '../http/readInput.ts';
import { countRules, reasonTexts } from '../orders/approvalNeeds.ts';
import { approvalPagePath, findLinkedApproval, type LinkedApproval } from './approvalLinks.ts';
import { decidedRequestPage, openRequestPage, type PageNotice, unusableLinkPage } from './approvalPage.ts';
import type { Decider } from './approvers.ts';
import { approveRequest, decisionText, refuseRequest } from './decideRequest.ts';
import { findRequest, readRequest } from './readRequests.ts';

/** The fields of the page's forms. */
const decisionFormSchema = z.object({
  decision: z.enum(['approve', 'refuse']),
  /** In euros without VAT, as the page showed it. */
  seen_total: z.optional(z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/))),
  reason: z._default(z.string(), ''),
});

const reviewText = 'Er is intussen iets veranderd. Kijk of je de bestelling zo goedkeurt.';

/** Shows a request; null texts of another person's become a link that does not work. */
async function showRequest(
  dependencies: ApiDependencies,
  linked: LinkedApproval,
  decider: Decider,
  notice: PageNotice = { notice: '' },
  status: 200 | 409 | 422 = 200,
): Promise<LinkAnswer> {
  const { sql } = dependencies.database;
  const now = dependencies.clock();
  const { request, mayDecide } = await findRequest(sql, decider, linked.requestId, now);
  const wire = await readRequest(dependencies, decider, linked.requestId);
  if (request.status !== 'open') {
    return { status, page: decidedRequestPage(wire, decisionText(request, decider.id)) };
  }
  if (!mayDecide || request.version !== linked.version) return { status: 410, page: unusableLinkPage() };
  const names = await countRules(sql, linked.companyId, now, null);
  return { status, page: openRequestPage(wire, reasonTexts(request.reasons, names, false), notice) };
}

async function decide(
  dependencies: ApiDependencies,
  context: Context,
  linked: LinkedApproval,
  decider: Decider,
): Promise<LinkAnswer> {
  const form = parse(decisionFormSchema, await readForm(context.req.raw));
  const { requestId, version } = linked;
  if (form.decision === 'refuse') {
    const reason = cleanText(form.reason);
    const error =
      reason === ''
        ? 'Vul een reden in.'
        : reason.length > longestRemark
          ? `De reden heeft ${reason.length} tekens; het kunnen er hoogstens ${longestRemark} zijn.`
          : '';
    if (error !== '') {
      return showRequest(dependencies, linked, decider, { notice: '', typed: { reason, error } }, 422);
    }
    await refuseRequest(dependencies, decider, requestId, { version, reason });
    return { status: 303 };
  }
  const seenTotal = form.seen_total === undefined ? null : centsFromEuros(Number(form.seen_total));
  const result = await approveRequest(dependencies, decider, requestId, {
    version,
    seenTotal,
    quantities: new Map(),
  });
  return result.outcome === 'placed'
    ? { status: 303 }
    : showRequest(dependencies, linked, decider, { notice: reviewText }, 409);
}

/** The page that a link in an approver's mail opens: GET shows a request, POST decides about it. */
export function mountApprovalPage(app: Hono, dependencies: ApiDependencies): void {
  mountLinkPage(app, dependencies, approvalPagePath, async (context, token) => {
    const linked = await findLinkedApproval(dependencies.database.sql, token, dependencies.clock());
    if (!linked) return { status: 404, page: unusableLinkPage() };
    const { address } = context.get('client');
    const decider: Decider = { id: linked.id, role: linked.role, companyId: linked.companyId, address };
    try {
      return context.req.method === 'POST'
        ? await decide(dependencies, context, linked, decider)
        : await showRequest(dependencies, linked, decider);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // Another person was faster, or the order cannot be placed: the request as it is, with the reason.
      if (error.status === 409) {
        return showRequest(dependencies, linked, decider, { notice: error.message }, 409);
      }
      if (error.status === 404 || error.status === 403) return { status: 404, page: unusableLinkPage() };
      throw error;
    }
  });
}
