import { amsterdamTime, describeDeliveryDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { orderWords } from '@magazijn/domain/orders';
import { describeRhythm } from '@magazijn/domain/standing-orders';
import type { OutboxContent } from '../database/outbox.ts';
import type { standingOrderRuns } from '../database/tables/index.ts';
import {
  type AssessedLine,
  type Assessment,
  assessStandingOrder,
  isListHidden,
  joinLists,
  noteOf,
  problemsOf,
  type StandingOrderRow,
} from '../standing-orders/assessStandingOrder.ts';
import { createRunLink, runPageHref } from '../standing-orders/runLinks.ts';
import { findMailReader, type MailReader } from './findMailReader.ts';
import type { MailBlock, MailContent, MailDependencies, MailLine } from './MailContent.ts';

type RunRow = Pick<typeof standingOrderRuns.$inferSelect, 'status' | 'deliveryOn' | 'placeAt' | 'refusal'>;

/** Mail programs cut off longer mails. Lines with a question come first. */
const maxLines = 60;

interface RunToMail {
  readonly reader: MailReader;
  readonly standing: StandingOrderRow;
  readonly run: RunRow;
  readonly assessment: Assessment;
  readonly href: string;
}

/** The run and its recipient; null when they cannot log in, the run has another status, or its list became private. */
async function findRunToMail(
  { sql, settings, clock }: MailDependencies,
  { userId, runId }: OutboxContent<'standing-order-notice'>,
  status: RunRow['status'],
): Promise<RunToMail | null> {
  const reader = await findMailReader(sql, userId);
  const [run] = await sql<(RunRow & { readonly standingOrderId: number })[]>`
    select standing_order_id, status, delivery_on, place_at, refusal from standing_order_runs where id = ${runId}`;
  if (reader?.state !== 'active' || run?.status !== status) return null;
  // Without colleagues: a list that became its maker's is still ordered, and confirmed, in the name of this user.
  const [standing] = await sql<(StandingOrderRow & { readonly isListHidden: boolean })[]>`
    select standing_orders.*, ${isListHidden(sql, { companyId: reader.companyId, userId })} as is_list_hidden
      from standing_orders ${joinLists(sql)}
      where standing_orders.id = ${run.standingOrderId} and standing_orders.company_id = ${reader.companyId}`;
  if (!standing) return null;
  // Composing a mail is not an attempt that the login throttle counts.
  const dependencies = { database: { sql }, clock, settings: { ...settings, loginThrottle: false } };
  const assessment = await assessStandingOrder(dependencies, standing, run.deliveryOn);
  if (standing.isListHidden && assessment.buyer !== null) return null;
  const token = await createRunLink(sql, runId, userId, clock());
  return { reader, standing, run, assessment, href: runPageHref(settings.publicOrigin, token) };
}

const toMailLine = (line: AssessedLine): MailLine => ({
  quantity: `${line.quantity} ×`,
  title: line.name,
  detail: [orderWords.article(line.articleNumber), noteOf(line)].filter((part) => part !== '').join('. '),
  total: formatEuros(line.cost),
});

function orderBlocks({ lines, stockLines, cart }: Assessment): MailBlock[] {
  const shown = lines.toSorted((a, b) => Number(b.asks) - Number(a.asks)).slice(0, maxLines);
  const left = lines.length - shown.length;
  return [
    ...(shown.length > 0 ? [{ kind: 'lines' as const, lines: shown.map(toMailLine) }] : []),
    ...(left > 0
      ? [{ kind: 'paragraph' as const, text: `De andere ${left} regels vind je op de pagina van de link.` }]
      : []),
    ...(cart
      ? [
          {
            kind: 'totals' as const,
            totals: [
              { label: orderWords.subtotal, value: formatEuros(cart.subtotal) },
              {
                label: orderWords.shipping,
                value: cart.shipping === 0 ? orderWords.freeShipping : formatEuros(cart.shipping),
              },
              { label: orderWords.totalExclusive, value: formatEuros(cart.totalExclusive) },
              { label: orderWords.total, value: formatEuros(cart.totalInclusive) },
            ],
          },
        ]
      : []),
    ...(stockLines > 0
      ? [
          {
            kind: 'paragraph' as const,
            text:
              stockLines === 1
                ? 'Eén product op de lijst heeft een gewenste voorraad. Dat bestellen we niet vanzelf.'
                : `${stockLines} producten op de lijst hebben een gewenste voorraad. Die bestellen we niet vanzelf.`,
          },
        ]
      : []),
    {
      kind: 'paragraph',
      text: 'Wie de link in deze mail heeft, kan over deze bestelling beslissen. Stuur de mail dus niet door.',
    },
  ];
}

const reasonOf = (shop: string): string =>
  `Je krijgt deze mail omdat je bedrijf bij ${shop} een herhaalorder heeft.`;

/** Announces a run two working days before it is placed, with the changes since the previous run. */
export async function composeStandingOrderNotice(
  dependencies: MailDependencies,
  payload: OutboxContent<'standing-order-notice'>,
): Promise<MailContent | null> {
  const found = await findRunToMail(dependencies, payload, 'announced');
  if (!found) return null;
  const { reader, standing, run, assessment, href } = found;
  const delivery = describeDeliveryDate(run.deliveryOn).full;
  const { date, hour } = amsterdamTime(run.placeAt);
  const placed = `${describeDeliveryDate(date).full} om ${hour}.00 uur`;
  const problems = problemsOf(assessment, run.refusal).map(({ message }) => message);
  const isClear = problems.length === 0;
  return {
    to: reader.to,
    subject: `Herhaalorder ${standing.name}: bezorging op ${delivery}`,
    preview: isClear
      ? `We bestellen op ${placed}. Klopt alles, dan hoef je niets te doen.`
      : 'Kijk even: we bestellen dit niet zonder jouw antwoord.',
    heading: `Je herhaalorder ${standing.name}`,
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: isClear
          ? `Op ${placed} plaatsen we deze bestelling voor ${reader.companyName}. We bezorgen op ${delivery}. Klopt alles, dan hoef je niets te doen.`
          : `Op ${placed} zouden we deze bestelling voor ${reader.companyName} plaatsen, voor bezorging op ${delivery}.`,
      },
      ...(isClear
        ? []
        : [
            {
              kind: 'notice' as const,
              text: `${problems.join(' ')} Verandert er niets, dan bestellen we dit pas na jouw antwoord.`,
            },
          ]),
      { kind: 'action', label: 'Sla over, wijzig of bestel nu', href },
      factsOf(standing),
      ...orderBlocks(assessment),
    ],
    reason: reasonOf(dependencies.settings.brand.name),
  };
}

export async function composeStandingOrderQuestion(
  dependencies: MailDependencies,
  payload: OutboxContent<'standing-order-question'>,
): Promise<MailContent | null> {
  const found = await findRunToMail(dependencies, payload, 'waiting');
  if (!found) return null;
  const { reader, standing, run, assessment, href } = found;
  const delivery = describeDeliveryDate(run.deliveryOn).full;
  const problems = problemsOf(assessment, run.refusal).map(({ message }) => message);
  return {
    to: reader.to,
    subject: `Herhaalorder ${standing.name} wacht op jou`,
    preview: 'We hebben nog niets besteld.',
    heading: `Je herhaalorder ${standing.name} wacht op jou`,
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De bestelling van ${reader.companyName} voor ${delivery} hebben we nog niet geplaatst.`,
      },
      ...(problems.length > 0 ? [{ kind: 'notice' as const, text: problems.join(' ') }] : []),
      { kind: 'action', label: 'Bekijk en kies', href },
      factsOf(standing),
      ...orderBlocks(assessment),
    ],
    reason: reasonOf(dependencies.settings.brand.name),
  };
}

const factsOf = (standing: StandingOrderRow): MailBlock => ({
  kind: 'facts',
  facts: [
    { label: 'Herhaling', value: describeRhythm(standing) },
    ...(standing.orderReference === '' ? [] : [{ label: 'Je referentie', value: standing.orderReference }]),
  ],
});
