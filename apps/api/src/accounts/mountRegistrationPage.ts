import { amsterdamTime } from '@magazijn/domain/delivery';
import { cleanLines } from '@magazijn/domain/validation';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { readClient } from '../http/Client.ts';
import { parse, readForm } from '../http/readInput.ts';
import { decideRegistration, type MadeDecision, type RegistrationDecision } from './decideRegistration.ts';
import { findRegistrationDetails } from './registrationDetails.ts';
import {
  findLinkedRegistration,
  type LinkedRegistration,
  registrationPagePath,
} from './registrationLinks.ts';
import {
  applicationPage,
  createPageLayout,
  decidedOtherwisePage,
  decidedPage,
  expiredPage,
  failurePage,
  maxReasonLength,
  type RegistrationPage,
  renewedPage,
  unknownLinkPage,
} from './registrationPage.ts';

/** The fields of the page's forms. */
export const decisionFormSchema = z.object({
  decision: z.enum(['approve', 'refuse', 'renew']),
  /** For a refusal: the text in the applicant's mail. */
  reason: z._default(z.string(), ''),
});

/** A page with its status; or, after a decision, a redirect to the link, which shows the decision. */
type Answer =
  | { readonly status: ContentfulStatusCode; readonly page: RegistrationPage }
  | { readonly status: 303 };

/** Whether a registration can be decided: it is pending, and the link has not expired. */
const isOpen = ({ decision, expiresAt }: LinkedRegistration, now: Date): boolean =>
  decision === null && now < expiresAt;

async function showApplication(
  { database: { sql }, settings, clock }: ApiDependencies,
  registration: LinkedRegistration,
): Promise<Answer> {
  if (registration.decision) return { status: 200, page: decidedPage(registration, registration.decision) };
  if (!isOpen(registration, clock())) {
    return { status: 410, page: expiredPage(registration, settings.seller?.email ?? null) };
  }
  const details = await findRegistrationDetails(sql, registration);
  return details ? { status: 200, page: applicationPage(details) } : { status: 404, page: unknownLinkPage() };
}

/** Mails the seller a new link in place of an expired one, at most one a day. */
async function renewLink(
  { database: { sql }, settings, clock }: ApiDependencies,
  { userId }: LinkedRegistration,
): Promise<Answer> {
  if (!settings.seller) return { status: 303 };
  const { date } = amsterdamTime(clock());
  await addToOutbox(sql, 'registration-notice', `registration-notice:${userId}:${date}`, { userId });
  return { status: 200, page: renewedPage(settings.seller.email) };
}

/** Stores the decision unless there is one. The same decision again changes nothing and gets the same response. */
async function decide(
  { database, clock }: ApiDependencies,
  { companyId, customerNumber, name, userId }: LinkedRegistration,
  decision: RegistrationDecision,
  address: string,
): Promise<Answer> {
  const now = clock();
  const result = await database.sql.begin(async (sql) => {
    const result = await decideRegistration(sql, companyId, decision, now);
    if (result?.isFirst) {
      const event = `registration-${decision.outcome}` as const;
      await recordEvent(sql, { event, userId: null, address, details: { customerNumber, userId } }, now);
    }
    return result;
  });
  if (!result) return { status: 404, page: unknownLinkPage() };
  return answerDecision({ customerNumber, name }, decision, result.decision);
}

const answerDecision = (
  registered: Pick<LinkedRegistration, 'customerNumber' | 'name'>,
  wanted: RegistrationDecision,
  made: MadeDecision,
): Answer =>
  wanted.outcome === made.outcome
    ? { status: 303 }
    : { status: 409, page: decidedOtherwisePage(registered, made) };

const tooLong = (length: number): string =>
  `De reden heeft ${length} tekens; het kunnen er hoogstens ${maxReasonLength} zijn.`;

async function answerForm(
  dependencies: ApiDependencies,
  context: Context,
  registration: LinkedRegistration,
): Promise<Answer> {
  const form = parse(decisionFormSchema, await readForm(context.req.raw));
  const isExpired = registration.decision === null && !isOpen(registration, dependencies.clock());
  if (form.decision === 'renew') return isExpired ? renewLink(dependencies, registration) : { status: 303 };
  const reason = cleanLines(form.reason).trim();
  const decision: RegistrationDecision =
    form.decision === 'approve' ? { outcome: 'approved' } : { outcome: 'refused', reason };
  if (registration.decision) return answerDecision(registration, decision, registration.decision);
  if (isExpired) return showApplication(dependencies, registration);
  if (decision.outcome === 'refused' && reason.length > maxReasonLength) {
    const details = await findRegistrationDetails(dependencies.database.sql, registration);
    const typed = { reason, error: tooLong(reason.length) };
    return details
      ? { status: 422, page: applicationPage(details, typed) }
      : { status: 404, page: unknownLinkPage() };
  }
  const { address } = readClient(context, dependencies.settings);
  return decide(dependencies, registration, decision, address);
}

const htmlType = 'text/html; charset=UTF-8';

/** The maximum number of characters of a token; a longer text is not looked up. */
const maxTokenLength = 300;

/**
 * Replaces the JSON of a failed request, such as an unreadable form or an unavailable database, by an HTML page. Keeps
 * the status and the log entry of the error.
 */
export function registrationPageErrors({ settings }: ApiDependencies): MiddlewareHandler {
  const { headers, render } = createPageLayout(settings.brand);
  return async (context, next) => {
    await next();
    const { res } = context;
    const isPage = res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (res.status < 400 || isPage || context.req.raw.signal.aborted) return;
    const page = String(await render(failurePage()));
    context.res = new Response(page, { status: res.status, headers: { 'content-type': htmlType } });
    // Hono keeps the earlier headers: these override them.
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}

/**
 * The page that a link in the seller's mail opens: GET shows a registration and changes nothing, since mail scanners
 * follow links, and POST decides about it. The token is the only credential: cookies and bearer tokens are ignored, so
 * `Origin` and XSRF tokens are not needed; a page without a referrer sends `Origin: null` anyway (docs/adr/0061).
 */
export function mountRegistrationPage(app: Hono, dependencies: ApiDependencies): void {
  const { headers, render } = createPageLayout(dependencies.settings.brand);
  app.on(['GET', 'POST'], registrationPagePath, async (context) => {
    const token = context.req.query('token') ?? '';
    const registration =
      token.length > maxTokenLength ? null : await findLinkedRegistration(dependencies.database.sql, token);
    const answer = await answerPage(dependencies, context, registration);
    if (answer.status === 303) {
      return context.redirect(`${registrationPagePath}?token=${encodeURIComponent(token)}`, 303);
    }
    return context.html(render(answer.page), answer.status, headers);
  });
}

async function answerPage(
  dependencies: ApiDependencies,
  context: Context,
  registration: LinkedRegistration | null,
): Promise<Answer> {
  if (!registration) return { status: 404, page: unknownLinkPage() };
  return context.req.method === 'POST'
    ? answerForm(dependencies, context, registration)
    : showApplication(dependencies, registration);
}
