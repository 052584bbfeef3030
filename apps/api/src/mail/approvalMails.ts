// Mails about requests for approval: to approvers, and to the requester when nothing is ordered.

import { approvalLinkDays } from '@magazijn/domain/approvals';
import { describeDeliveryDate, formatDate } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import { orderWords } from '@magazijn/domain/orders';
import type { Role } from '@magazijn/domain/people';
import { approvalPageHref, createApprovalLink } from '../approvals/approvalLinks.ts';
import { budgetFacts } from '../approvals/approvalPage.ts';
import { findRequest, tightestBudget } from '../approvals/readRequests.ts';
import type { OutboxContent } from '../database/outbox.ts';
import { HttpError } from '../http/HttpError.ts';
import { countRules, orderToApprove, reasonTexts } from '../orders/approvalNeeds.ts';
import { findMailReader, type MailReader } from './findMailReader.ts';
import type { MailBlock, MailContent, MailDependencies } from './MailContent.ts';
import { orderMailTotals } from './orderMails.ts';

/** Mail programs cut off longer mails. */
const maxLines = 60;

/** A request as its reader may see it; null when the reader can no longer log in, or it does not concern them. */
async function findRequestToMail({ sql, clock }: MailDependencies, userId: number, requestId: number) {
  const reader = await findMailReader(sql, userId);
  if (reader?.state !== 'active') return null;
  // The company of a requester who was switched into it is not the reader's own.
  const [user] = await sql<{ role: Role; companyId: number }[]>`
    select users.role, request.company_id from users join approval_requests as request on request.id = ${requestId}
      where users.id = ${userId}`;
  if (!user) return null;
  const decider = { ...user, id: userId, address: '' };
  const found = await findRequest(sql, decider, requestId, clock()).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
  return found && { reader, ...found };
}

type RequestToMail = NonNullable<Awaited<ReturnType<typeof findRequestToMail>>>;

const pageOf = (origin: string, id: number): string => `${origin}/profiel/goedkeuren/${id}`;

function lineBlocks({ request, found }: RequestToMail): MailBlock[] {
  const lines = found.lines.slice(0, maxLines).map((line) => ({
    quantity: `${line.amount} ×`,
    title: line.description,
    detail: line.giveAway ? '' : orderWords.article(line.articleNumber),
    total: formatEuros(cents(line.totalExclusiveCents)),
  }));
  const left = found.lines.length - lines.length;
  return [
    { kind: 'lines', lines },
    ...(left > 0
      ? [{ kind: 'paragraph' as const, text: `De andere ${left} regels staan bij de aanvraag in de winkel.` }]
      : []),
    { kind: 'totals', totals: orderMailTotals(found.order) },
    ...(request.remark === ''
      ? []
      : [{ kind: 'paragraph' as const, text: `${request.requesterName} schrijft: ${request.remark}` }]),
  ];
}

const reasonOf = (reader: MailReader): string =>
  `Je krijgt deze mail omdat je bestellingen van ${reader.companyName} kunt goedkeuren.`;

/** Asks an approver by a link for that person alone; null once it is decided, or when somebody else decides. */
export async function composeApprovalRequest(
  dependencies: MailDependencies,
  { userId, requestId, isReminder }: OutboxContent<'approval-request'>,
): Promise<MailContent | null> {
  const { sql, settings, clock } = dependencies;
  const known = await findRequestToMail(dependencies, userId, requestId);
  if (known?.request.status !== 'open' || !known.mayDecide) return null;
  const { reader, request, found } = known;
  const counted = await countRules(sql, reader.companyId, clock(), found.order.id);
  const budget = tightestBudget(counted, orderToApprove(found.order, found.lines), request.requesterId);
  const token = await createApprovalLink(sql, request, userId, clock());
  const total = formatEuros(cents(found.order.totalInclusiveCents));
  return {
    to: reader.to,
    subject: `${isReminder ? 'Herinnering: ' : ''}${request.requesterName} vraagt je goedkeuring voor ${total}`,
    preview: reasonTexts(request.reasons, counted, false).join(' '),
    heading: `${request.requesterName} vraagt je goedkeuring`,
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `${request.requesterName} wil voor ${reader.companyName} bestellen voor ${total}. ${reasonTexts(request.reasons, counted, false).join(' ')}`,
      },
      { kind: 'action', label: 'Bekijk en beslis', href: approvalPageHref(settings.publicOrigin, token) },
      {
        kind: 'facts',
        facts: [
          { label: 'Aangevraagd op', value: formatDate(request.submittedAt) },
          { label: 'Beslissen kan tot', value: formatDate(request.expiresAt) },
          { label: 'Gewenste bezorgdag', value: describeDeliveryDate(found.order.deliveryDate).full },
          ...budgetFacts(budget),
        ],
      },
      ...lineBlocks(known),
      {
        kind: 'notice',
        text: `De knop werkt ${approvalLinkDays} dagen, zonder inloggen. Wie deze mail heeft, kan dus beslissen: stuur hem niet door.`,
      },
      {
        kind: 'paragraph',
        text: 'In de winkel kun je ook aantallen verlagen, of met een reden afwijzen.',
      },
      {
        kind: 'link',
        label: 'Bekijk de aanvraag in de winkel',
        href: pageOf(settings.publicOrigin, request.id),
      },
    ],
    reason: reasonOf(reader),
  };
}

/** Tells the requester that a request was refused, with the reason, or has expired. Null for another outcome. */
export async function composeApprovalDecision(
  dependencies: MailDependencies,
  { userId, requestId }: OutboxContent<'approval-decision'>,
): Promise<MailContent | null> {
  const known = await findRequestToMail(dependencies, userId, requestId);
  if (!known) return null;
  const { reader, request, found } = known;
  if (request.status !== 'refused' && request.status !== 'expired') return null;
  const total = formatEuros(cents(found.order.totalInclusiveCents));
  const isRefused = request.status === 'refused';
  const by = request.decidedByName ?? 'Een collega';
  return {
    to: reader.to,
    subject: isRefused ? 'Je aanvraag is afgewezen' : 'Je aanvraag is verlopen',
    preview: isRefused ? (request.refusal ?? '') : 'Er is niets besteld.',
    heading: isRefused ? 'Je aanvraag is afgewezen' : 'Je aanvraag is verlopen',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: isRefused
          ? `${by} heeft je aanvraag van ${total} afgewezen. Er is niets besteld.`
          : `Over je aanvraag van ${total} is niet op tijd beslist. Er is niets besteld.`,
      },
      ...(isRefused ? [{ kind: 'notice' as const, text: `Reden: ${request.refusal}` }] : []),
      {
        kind: 'paragraph',
        text: 'Bij de aanvraag kun je de artikelen weer in je winkelmand leggen.',
      },
      {
        kind: 'action',
        label: 'Bekijk je aanvraag',
        href: pageOf(dependencies.settings.publicOrigin, request.id),
      },
    ],
    reason: `Je krijgt deze mail omdat je bij ${dependencies.settings.brand.name} goedkeuring hebt gevraagd.`,
  };
}
