// Mails about disputed payments (docs/adr/0092): to the payer when invoices open and close again, and to the seller.

import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import { formatInvoiceNumber, type OrderStatus } from '@magazijn/domain/orders';
import type { Sql } from '../database/Database.ts';
import type { OutboxContent } from '../database/outbox.ts';
import type { DisputeStage, paymentDisputes, payments } from '../database/tables/payments.ts';
import { openCents, receivedCents } from '../orders/openCents.ts';
import { formatMinorUnits } from '../payments/formatMinorUnits.ts';
import { findPermittedReader, invoicesLink, payAgainText, reasonFor } from './findPermittedReader.ts';
import type { MailBlock, MailContent, MailDependencies } from './MailContent.ts';

interface DisputedInvoice {
  readonly invoiceNumber: number;
  readonly status: OrderStatus;
  readonly deliveryDate: string;
  /** Payments received for the invoice, less refunds and chargebacks. */
  readonly receivedCents: number;
  readonly totalCents: number;
  readonly openCents: number;
}

/** The invoices that a payment counts for: that of its order, or those that it paid. */
const findInvoices = (sql: Sql, paymentId: number): Promise<DisputedInvoice[]> => sql`
  select orders.invoice_number, orders.status, orders.delivery_date, total_inclusive_cents as total_cents,
      ${openCents(sql)} as open_cents, ${receivedCents(sql)} as received_cents
    from orders
    where invoice_number is not null and (
      orders.id = (select order_id from payments where id = ${paymentId})
      or orders.id in (select order_id from invoice_payments where payment_id = ${paymentId} and paid_on is not null)
    ) order by invoice_number`;

const numbersOf = (invoices: readonly DisputedInvoice[]): readonly string[] =>
  invoices.map(({ invoiceNumber }) => formatInvoiceNumber(invoiceNumber));

const nameOf = (numbers: readonly string[]): string =>
  numbers.length === 1 ? `factuur ${numbers[0]}` : `${numbers.length} facturen`;

const euros = (amount: number): string => formatEuros(cents(amount));

/** Notifies the payer that the bank took a payment back. Null when nothing of it is open any more. */
export async function composePaymentChargedBack(
  { sql, settings }: MailDependencies,
  { userId, paymentId }: OutboxContent<'payment-charged-back'>,
): Promise<MailContent | null> {
  const reader = await findPermittedReader(sql, userId, 'invoices');
  const invoices = (await findInvoices(sql, paymentId)).filter(({ openCents: open }) => open > 0);
  if (!reader || invoices.length === 0) return null;
  const isOne = invoices.length === 1;
  const numbers = numbersOf(invoices);
  return {
    to: reader.to,
    subject: `De betaling van ${nameOf(numbers)} is teruggehaald`,
    preview: `${isOne ? 'De factuur staat' : 'De facturen staan'} weer open.`,
    heading: 'Je betaling is teruggehaald',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De bank heeft een betaling van ${reader.companyName} bij ons teruggehaald. ${isOne ? 'Deze factuur staat' : 'Deze facturen staan'} daarom weer open:`,
      },
      {
        kind: 'facts',
        facts: invoices.map(({ openCents: open }, index) => ({
          label: `Factuur ${numbers[index]}`,
          value: euros(open),
        })),
      },
      {
        kind: 'paragraph',
        text: `Is dit niet de bedoeling? ${payAgainText(reader, settings.seller, isOne)} Klopt de levering of de factuur niet, neem dan contact op met de klantenservice.`,
      },
      ...invoicesLink(reader, settings.publicOrigin, 'Naar je facturen'),
    ],
    reason: reasonFor(reader, settings.brand.name, 'is betaald'),
  };
}

/** Notifies the payer that the bank returned the payment. Null when it has taken it back since. */
export async function composeChargebackReversed(
  { sql, settings }: MailDependencies,
  { userId, paymentId }: OutboxContent<'chargeback-reversed'>,
): Promise<MailContent | null> {
  const reader = await findPermittedReader(sql, userId, 'invoices');
  const invoices = (await findInvoices(sql, paymentId)).filter(({ status }) => status === 'placed');
  const isPaid = invoices.length > 0 && invoices.every(({ openCents: open }) => open === 0);
  if (!reader || !isPaid) return null;
  const name = nameOf(numbersOf(invoices));
  return {
    to: reader.to,
    subject: `De betaling van ${name} is er weer`,
    preview: 'Je hoeft niets te betalen.',
    heading: 'Je betaling is er weer',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De bank heeft het teruggehaalde bedrag weer aan ons betaald. De betaling van ${name} van ${reader.companyName} telt weer mee: je hoeft niets te doen.`,
      },
      {
        kind: 'paragraph',
        text: 'Heb je in de tussentijd al opnieuw betaald? Dan betalen we terug wat te veel betaald is.',
      },
      ...invoicesLink(reader, settings.publicOrigin, 'Naar je facturen'),
    ],
    reason: reasonFor(reader, settings.brand.name, 'is betaald'),
  };
}

const stageTexts: Readonly<Record<DisputeStage, { readonly subject: string; readonly text: string }>> = {
  questioned: {
    subject: 'Vraag over een betaling',
    text: 'De bank van een klant vraagt informatie over een betaling. Er is geen geld teruggehaald. Beantwoord de vraag in de omgeving van de betaalprovider: zonder antwoord kan de bank de betaling terughalen.',
  },
  announced: {
    subject: 'Terugboeking aangekondigd',
    text: 'De bank van een klant kondigt aan dat ze een betaling terughaalt. Het geld is er nog. Ben je het er niet mee eens, maak dan bezwaar in de omgeving van de betaalprovider.',
  },
  'charged-back': {
    subject: 'Betaling teruggehaald',
    text: 'De bank van een klant heeft een betaling teruggehaald. Ben je het er niet mee eens, maak dan bezwaar in de omgeving van de betaalprovider.',
  },
  reversed: {
    subject: 'Betaling teruggegeven',
    text: 'De bank heeft een teruggehaalde betaling weer teruggegeven.',
  },
  'charged-back-again': {
    subject: 'Betaling opnieuw teruggehaald',
    text: 'De bank van een klant heeft een betaling voor de tweede keer teruggehaald. Bezwaar maken kan niet meer.',
  },
};

type DisputeRow = Pick<typeof paymentDisputes.$inferSelect, 'amountCents' | 'currency' | 'reason'> &
  Pick<typeof payments.$inferSelect, 'reference' | 'refundReason' | 'state'> & {
    readonly paymentId: number;
    /** The amount that was both refunded by the seller and charged back by the bank. */
    readonly doubledCents: number;
    /** Who paid. */
    readonly userId: number;
    readonly customer: string;
  };

/** The open invoices after a stage, and whether the customer is mailed; computed when the mail is sent. */
function effectOf(
  { currency, state }: DisputeRow,
  stage: DisputeStage,
  invoices: readonly DisputedInvoice[],
  hasReader: boolean,
): string | null {
  if (stage === 'questioned' || stage === 'announced') return null;
  if (currency !== 'EUR') {
    return 'Het bedrag is niet in euro: de webshop heeft de facturen niet aangepast, en de klant krijgt geen mail. Reken het zelf met de klant af.';
  }
  if (state !== 'authorised') return 'Deze betaling telt voor geen factuur mee. De klant krijgt geen mail.';
  const open = invoices.filter((invoice) => invoice.openCents > 0);
  const mailed = hasReader
    ? 'De klant krijgt daar een mail over.'
    : 'Bij de klant is niemand die daar een mail over kan krijgen: neem zelf contact op.';
  const listed = open.map(
    ({ invoiceNumber, openCents: left }) => `${formatInvoiceNumber(invoiceNumber)}: ${euros(left)}`,
  );
  const isPaid = open.length === 0;
  if (stage === 'reversed') {
    if (!isPaid)
      return `Nog niet alles is betaald: open staat ${listed.join(', ')}. De klant krijgt geen mail.`;
    return invoices.some(({ status }) => status === 'placed')
      ? `De facturen tellen weer als betaald. ${mailed}`
      : 'De bestelling is geannuleerd. De klant krijgt geen mail.';
  }
  return isPaid
    ? 'Er staat geen factuur door open: de bestelling is geannuleerd, of de factuur is al opnieuw betaald. De klant krijgt geen mail.'
    : `Nu staat open: ${listed.join(', ')}. ${mailed}`;
}

/** Decisions and refunds that the seller has to make by hand. */
function decisions(
  invoices: readonly DisputedInvoice[],
  stage: DisputeStage,
  { refundReason, doubledCents }: DisputeRow,
  today: string,
): readonly string[] {
  const coming = invoices.filter(({ status, deliveryDate }) => status === 'placed' && deliveryDate >= today);
  const tooMuch = invoices.reduce(
    (sum, { status, receivedCents, totalCents }) =>
      sum + Math.max(0, receivedCents - (status === 'placed' ? totalCents : 0)),
    0,
  );
  return [
    ...(doubledCents > 0
      ? [
          `De klant krijgt ${euros(doubledCents)} van deze betaling dubbel: als terugbetaling, en van de bank. Er staat geen factuur door open. Vraag het zelf terug.`,
        ]
      : []),
    ...(doubledCents === 0 && refundReason !== null
      ? [
          'Deze betaling is ook terugbetaald, helemaal of voor een deel: let op dat de klant niets dubbel krijgt.',
        ]
      : []),
    ...(stage !== 'reversed' && coming.length > 0
      ? [
          `Nog niet alles is bezorgd (${coming.map(({ invoiceNumber, deliveryDate }) => `${formatInvoiceNumber(invoiceNumber)}: ${describeDeliveryDate(deliveryDate).full}`).join(', ')}). De bestelling blijft staan: bel de klant als je niet wilt bezorgen.`,
        ]
      : []),
    ...(stage === 'reversed' && tooMuch > 0
      ? [`Nu is ${euros(tooMuch)} te veel betaald. Betaal dat terug in de omgeving van de betaalprovider.`]
      : []),
  ];
}

/** Notifies the seller of a stage of a dispute, with the open decisions. */
export async function composeDisputeNotice(
  { sql, settings, clock }: MailDependencies,
  { dispute, stage }: OutboxContent<'dispute-notice'>,
): Promise<MailContent | null> {
  const [row] = await sql<DisputeRow[]>`
    select payment_id, payment_disputes.amount_cents, currency, reason, reference, refund_reason, payments.state,
        greatest(0, charged_back_cents - case
            when payments.state not in ('authorised', 'surplus') then payments.amount_cents
            when payments.order_id is null then (
              select coalesce(sum(amount_cents - repaid_cents), 0) from invoice_payments
                where payment_id = payments.id and paid_on is not null)
            when refund_reason is null then payments.amount_cents
            else payments.amount_cents - coalesce(refund_cents, payments.amount_cents)
          end)::int as doubled_cents,
        coalesce(payments.user_id, orders.user_id) as user_id,
        companies.name || ' (' || companies.customer_number || ')' as customer
      from payment_disputes join payments on payments.id = payment_id
      left join orders on orders.id = payments.order_id
      join companies on companies.id = coalesce(payments.company_id, orders.company_id)
      where payment_disputes.psp_reference = ${dispute}`;
  if (!settings.seller || !row) return null;
  const { subject, text } = stageTexts[stage];
  const invoices = await findInvoices(sql, row.paymentId);
  const hasReader = (await findPermittedReader(sql, row.userId, 'invoices')) !== null;
  const effect = effectOf(row, stage, invoices, hasReader);
  const amount = formatMinorUnits(row.amountCents, row.currency);
  const today = isoDateOfTimestamp(Math.floor(clock().getTime() / 1000));
  return {
    to: { name: settings.seller.name, address: settings.seller.email },
    subject: `${subject}: ${amount} van ${row.customer}`,
    preview: text,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text },
      ...(effect === null ? [] : [{ kind: 'paragraph', text: effect } as const]),
      {
        kind: 'facts',
        facts: [
          { label: 'Klant', value: row.customer },
          { label: 'Bedrag', value: amount },
          ...(invoices.length === 0
            ? []
            : [{ label: 'Voor', value: `factuur ${numbersOf(invoices).join(', ')}` }]),
          ...(row.reason === '' ? [] : [{ label: 'Reden van de bank', value: row.reason }]),
          { label: 'Kenmerk bij de betaalprovider', value: row.reference },
          { label: 'Kenmerk van het geschil', value: dispute },
        ],
      },
      ...decisions(invoices, stage, row, today).map(
        (decision): MailBlock => ({ kind: 'notice', text: decision }),
      ),
      {
        kind: 'paragraph',
        text: 'Alle geschillen toont: pnpm --filter api admin disputes',
      },
    ],
    reason: 'Deze mail gaat naar het adres van de verkoper.',
  };
}
