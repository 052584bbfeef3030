import { amsterdamTime } from '@magazijn/domain/delivery';
import { cleanLines } from '@magazijn/domain/validation';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { type LinkAnswer, mountLinkPage } from '../http/mountLinkPage.ts';
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
  decidedOtherwisePage,
  decidedPage,
  expiredPage,
  maxReasonLength,
  renewedPage,
  unknownLinkPage,
} from './registrationPage.ts';

export const decisionFormSchema = z.object({
  decision: z.enum(['approve', 'refuse', 'renew']),
  reason: z._default(z.string(), ''),
});

/** Whether a registration can be decided: it is pending, and the link has not expired. */
const isOpen = ({ decision, expiresAt }: LinkedRegistration, now: Date): boolean =>
  decision === null && now < expiresAt;

async function showApplication(
  { database: { sql }, settings, clock }: ApiDependencies,
  registration: LinkedRegistration,
): Promise<LinkAnswer> {
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
): Promise<LinkAnswer> {
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
): Promise<LinkAnswer> {
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
): LinkAnswer =>
  wanted.outcome === made.outcome
    ? { status: 303 }
    : { status: 409, page: decidedOtherwisePage(registered, made) };

const tooLong = (length: number): string =>
  `De reden heeft ${length} tekens; het kunnen er hoogstens ${maxReasonLength} zijn.`;

async function answerForm(
  dependencies: ApiDependencies,
  context: Context,
  registration: LinkedRegistration,
): Promise<LinkAnswer> {
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
  const { address } = context.get('client');
  return decide(dependencies, registration, decision, address);
}

/** Mounts the page of a mailed link: GET shows a registration, POST decides about it. */
export function mountRegistrationPage(app: Hono, dependencies: ApiDependencies): void {
  mountLinkPage(app, dependencies, registrationPagePath, async (context, token) => {
    const registration = await findLinkedRegistration(dependencies.database.sql, token);
    if (!registration) return { status: 404, page: unknownLinkPage() };
    return context.req.method === 'POST'
      ? answerForm(dependencies, context, registration)
      : showApplication(dependencies, registration);
  });
}
