import type { WireApprovalRequest } from '@magazijn/api-client/schemas';
import { maxRemarkLength } from '@magazijn/domain/approvals';
import { typedQuantity } from '@magazijn/domain/cart';
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
import { decidedRequestPage, openRequestPage, type PageState, unusableLinkPage } from './approvalPage.ts';
import type { Decider } from './approvers.ts';
import { approveRequest, decisionText, refuseRequest } from './decideRequest.ts';
import { findRequest, readRequest } from './readRequests.ts';

const decisionFormSchema = z.object({
  decision: z.enum(['preview', 'approve', 'refuse']),
  /** Units by product id, as they were typed. */
  amounts: z._default(z.record(z.string(), z.string()), {}),
  /** The total that the page showed, in euros without VAT. */
  seen_total: z.optional(z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/))),
  reason: z._default(z.string(), ''),
});

const texts = {
  review: 'Er is intussen iets veranderd. Kijk of je de bestelling zo goedkeurt.',
  priced: 'Het totaal is opnieuw berekend. Er is nog niets besteld.',
  nothing: 'Laat minstens één product staan, of wijs de aanvraag af.',
  gone: 'Van deze aantallen is nu niets te bestellen. Laat een product staan dat er nog is, of wijs de aanvraag af.',
  units: 'Er klopt iets niet aan de aantallen. Er is nog niets besteld.',
  aboveRequested: (amount: number) =>
    `Hier kun je hoogstens de gevraagde ${amount.toLocaleString('nl-NL')} goedkeuren. Meer bestellen kan bij de aanvraag in de winkel.`,
} as const;

/** The quantities to price; null for the requested ones. */
const quantitiesToPrice = ({
  quantities,
}: Pick<PageState, 'quantities'>): ReadonlyMap<number, number> | null =>
  quantities ? new Map([...quantities].filter(([, units]) => units > 0)) : null;

/**
 * The typed units by product id in ascending order, and the texts that are refused. More units than requested are refused,
 * since the mailed link is the only credential. A line without a field keeps its units.
 */
function readUnits({ lines }: WireApprovalRequest, amounts: Readonly<Record<string, string>>) {
  const quantities = new Map<number, number>();
  const refused = new Map<number, { readonly text: string; readonly error: string }>();
  for (const { product_id: id, amount } of lines.toSorted((a, b) => a.product_id - b.product_id)) {
    const text = amounts[id]?.trim() ?? String(amount);
    const units = typedQuantity(text);
    const error = units.ok ? (units.value > amount ? texts.aboveRequested(amount) : '') : units.message;
    quantities.set(id, units.ok && error === '' ? units.value : amount);
    if (error !== '') refused.set(id, { text, error });
  }
  return {
    quantities,
    refused,
    isChanged: lines.some((line) => quantities.get(line.product_id) !== line.amount),
  };
}

/** Shows a request; null texts of another person's become a link that does not work. */
async function showRequest(
  dependencies: ApiDependencies,
  linked: LinkedApproval,
  decider: Decider,
  state: PageState = { notice: '' },
  status: 200 | 409 | 422 = 200,
): Promise<LinkAnswer> {
  const { sql } = dependencies.database;
  const now = dependencies.clock();
  const { request, mayDecide } = await findRequest(sql, decider, linked.requestId, now);
  const wire = await readRequest(dependencies, decider, linked.requestId, quantitiesToPrice(state));
  if (request.status !== 'open') {
    return { status, page: decidedRequestPage(wire, decisionText(request, decider.id)) };
  }
  if (!mayDecide || request.version !== linked.version) return { status: 410, page: unusableLinkPage() };
  const names = await countRules(sql, linked.companyId, now, null);
  return { status, page: openRequestPage(wire, reasonTexts(request.reasons, names, false), state) };
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
        : reason.length > maxRemarkLength
          ? `De reden heeft ${reason.length} tekens; het kunnen er hoogstens ${maxRemarkLength} zijn.`
          : '';
    if (error !== '') {
      return showRequest(dependencies, linked, decider, { notice: '', reason: { text: reason, error } }, 422);
    }
    await refuseRequest(dependencies, decider, requestId, { version, reason });
    return { status: 303 };
  }
  const current = await readRequest(dependencies, decider, requestId);
  const { quantities, refused, isChanged } = readUnits(current, form.amounts);
  const show = (state: PageState, status: 200 | 409 | 422) =>
    showRequest(dependencies, linked, decider, { ...state, quantities }, status);
  const priced = { notice: texts.priced, isPriced: true };
  if (refused.size > 0) {
    return show({ notice: texts.units, refused }, 422);
  }
  if (current.status === 'open' && [...quantities.values()].every((units) => units === 0)) {
    return showRequest(dependencies, linked, decider, { notice: texts.nothing }, 422);
  }
  const isPreview = form.decision === 'preview';
  const seenTotal = form.seen_total === undefined ? null : centsFromEuros(Number(form.seen_total));
  if (current.status === 'open' && (isPreview || isChanged)) {
    const units = quantitiesToPrice({ quantities });
    const { total_now_exclusive: total } = await readRequest(dependencies, decider, requestId, units);
    if (total == null) return showRequest(dependencies, linked, decider, { notice: texts.gone }, 422);
    // Units that were typed after the page was priced have another total, which the approver must see first.
    if (!isPreview && centsFromEuros(total) !== seenTotal) return show(priced, 409);
  }
  if (isPreview) return show(priced, 200);
  const result = await approveRequest(dependencies, decider, requestId, {
    version,
    seenTotal,
    quantities,
    isStrict: true,
  });
  return result.outcome === 'placed' ? { status: 303 } : show({ notice: texts.review }, 409);
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
      // Another person decided first, or the order cannot be placed. Shows the current request with the reason.
      if (error.status === 409) {
        return showRequest(dependencies, linked, decider, { notice: error.message }, 409);
      }
      if (error.status === 404 || error.status === 403) return { status: 404, page: unusableLinkPage() };
      throw error;
    }
  });
}
