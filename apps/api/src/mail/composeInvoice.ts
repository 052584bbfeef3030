import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { formatInvoiceNumber } from '@magazijn/domain/orders';
import type { Sql } from '../database/Database.ts';
import type { OutboxContent } from '../database/outbox.ts';
import { hasPermission } from '../http/hasPermission.ts';
import {
  findCreditNote,
  selectCreditNotes,
  toCreditedInvoice,
  toCreditNote,
} from '../invoices/creditNotes.ts';
import { findInvoice } from '../invoices/findInvoice.ts';
import { documentName, type Invoice } from '../invoices/Invoice.ts';
import { paymentTerms } from '../invoices/invoicePayment.ts';
import { printerOf } from '../invoices/pdf/printerOf.ts';
import { toUbl } from '../invoices/ubl/toUbl.ts';
import { findMailReader, type MailReader } from './findMailReader.ts';
import { findPermittedReader, orderLink, ownEmail, reasonFor } from './findPermittedReader.ts';
import type { MailBlock, MailContent, MailDependencies, MailRecipient } from './MailContent.ts';

interface InvoiceRecipient {
  readonly to: MailRecipient;
  readonly greeting: string;
  readonly link: readonly MailBlock[];
  readonly reason: string;
}

/**
 * The recipient of an invoice, the first that exists of: the company's address for invoices; the stored address, while a
 * user who can log in or the company has it; the company's own address; the recipient of other mails about invoices
 * (`findPermittedReader`). Null without any.
 */
async function recipientOf(
  { sql, settings: { brand, publicOrigin, seller } }: MailDependencies,
  reader: MailReader,
  orderId: number,
  { buyer }: Invoice,
): Promise<InvoiceRecipient | null> {
  const [company] = await sql<{ invoiceEmail: string | null; isKnown: boolean | null; own: string | null }[]>`
    select invoice_email, ${ownEmail(sql)} as own,
        lower(${buyer.email}) in (
          select lower(email) from users where company_id = companies.id and not disabled
          union all select lower(email_address) from addresses where company_id = companies.id
        ) as is_known
      from companies where id = (select company_id from orders where id = ${orderId})`;
  const { contactFirstName, contactLastName, companyName } = buyer.address;
  const contact = [contactFirstName, contactLastName].filter(Boolean).join(' ') || companyName;
  const stored = company?.isKnown ? buyer.email : company?.own;
  const address = company?.invoiceEmail ?? stored;
  if (address) {
    return {
      to: { name: company?.invoiceEmail ? buyer.name : contact, address },
      greeting: address.toLowerCase() === reader.to.address.toLowerCase() ? reader.greeting : 'Hallo,',
      link: await linkFor(sql, address, publicOrigin, orderId),
      reason: `Je krijgt deze mail omdat ${buyer.name} bij ${brand.name} heeft besteld en haar facturen op dit adres ontvangt.`,
    };
  }
  const permitted = await findPermittedReader(sql, reader.userId, 'invoices', seller);
  return (
    permitted && {
      to: permitted.to,
      greeting: permitted.greeting,
      link: orderLink(permitted, publicOrigin, orderId),
      reason: reasonFor(permitted, brand.name, 'is besteld'),
    }
  );
}

/** The button to the order or, for a role without orders, to the invoices; nothing for an address without a login there. */
async function linkFor(
  sql: Sql,
  address: string,
  publicOrigin: string,
  orderId: number,
): Promise<MailBlock[]> {
  const [user] = await sql<{ seesOrders: boolean }[]>`
    select ${hasPermission(sql, 'orders')} as sees_orders from users
      where lower(email) = lower(${address}) and ${hasPermission(sql, 'invoices')}
        and company_id = (select company_id from orders where id = ${orderId})
      order by 1 desc limit 1`;
  if (!user) return [];
  return user.seesOrders
    ? [{ kind: 'action', label: 'Bekijk je bestelling', href: `${publicOrigin}/order/${orderId}` }]
    : [{ kind: 'action', label: 'Bekijk je facturen', href: `${publicOrigin}/profiel/facturen` }];
}

/** An invoice of an order by its number, with the credit note that cancelled it since; without a number the latest one. */
async function findIssued(
  { sql, settings }: MailDependencies,
  { companyId }: MailReader,
  { orderId, number }: OutboxContent<'invoice'>,
): Promise<{ readonly invoice: Invoice; readonly credit: Invoice | null }> {
  const [note] =
    number === undefined
      ? []
      : await selectCreditNotes(
          sql,
          sql`orders.id = ${orderId} and orders.company_id = ${companyId}
            and invoice ->> 'number' = ${formatInvoiceNumber(number)}`,
        );
  return note
    ? { invoice: toCreditedInvoice(note), credit: toCreditNote(note) }
    : { invoice: await findInvoice({ sql, settings }, companyId, orderId), credit: null };
}

/** The invoice of a placed order, attached as PDF and as UBL; null when its company gave no e-mail address. */
export async function composeInvoice(
  dependencies: MailDependencies,
  content: OutboxContent<'invoice'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(dependencies.sql, content.userId);
  if (!reader) return null;
  const { invoice, credit } = await findIssued(dependencies, reader, content);
  return composeDocument(dependencies, reader, content.orderId, invoice, {
    credit,
    heading: `Je factuur ${invoice.number}`,
    text: `Bij deze mail vind je de factuur van bestelling ${invoice.orderNumber} van ${invoice.buyer.name}: als PDF om te bewaren, en als UBL-bestand voor je boekhouding.`,
  });
}

/** A credit note, attached likewise; it has the recipient of its invoice. */
export async function composeCreditNote(
  dependencies: MailDependencies,
  { orderId, number, userId }: OutboxContent<'credit-note'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(dependencies.sql, userId);
  if (!reader) return null;
  const note = await findCreditNote(dependencies.sql, reader.companyId, { number });
  return composeDocument(dependencies, reader, orderId, note, {
    heading: `Je creditfactuur ${note.number}`,
    text: `Bestelling ${note.orderNumber} van ${note.buyer.name} is gewijzigd of geannuleerd. Deze creditfactuur draait factuur ${note.credits?.number} helemaal terug: als PDF om te bewaren, en als UBL-bestand voor je boekhouding.`,
  });
}

interface DocumentTexts {
  readonly heading: string;
  readonly text: string;
  /** The credit note that cancelled an invoice before its mail left: its terms apply instead of the invoice's. */
  readonly credit?: Invoice | null;
}

async function composeDocument(
  dependencies: MailDependencies,
  reader: MailReader,
  orderId: number,
  invoice: Invoice,
  { heading, text, credit = null }: DocumentTexts,
): Promise<MailContent | null> {
  const recipient = await recipientOf(dependencies, reader, orderId, invoice);
  if (recipient === null) return null;
  const terms = credit
    ? `Creditfactuur ${credit.number} draait deze factuur helemaal terug. ${paymentTerms(credit)}`
    : paymentTerms(invoice);
  const name = `${documentName(invoice)} ${invoice.number}`;
  return {
    to: recipient.to,
    subject: `${name} van bestelling ${invoice.orderNumber}`,
    preview: `${formatEuros(invoice.totalInclusive)} inclusief btw. ${terms}`,
    heading,
    blocks: [
      { kind: 'paragraph', text: recipient.greeting },
      { kind: 'paragraph', text },
      { kind: 'facts', facts: factsOf(credit ? { ...invoice, dueOn: null } : invoice) },
      ...[terms, invoice.vatNote].flatMap((paragraph): MailBlock[] =>
        paragraph === null ? [] : [{ kind: 'paragraph', text: paragraph }],
      ),
      ...recipient.link,
    ],
    reason: recipient.reason,
    attachments: [
      {
        filename: `${name}.pdf`,
        contentType: 'application/pdf',
        content: await printerOf(dependencies.settings.brand.id)(invoice),
      },
      {
        filename: `${invoice.number}.xml`,
        contentType: 'application/xml',
        content: Buffer.from(toUbl(invoice)),
      },
    ],
  };
}

const factsOf = (invoice: Invoice) => [
  { label: `${documentName(invoice)}nummer`, value: invoice.number },
  { label: `${documentName(invoice)}datum`, value: formatDate(invoice.issuedOn) },
  ...(invoice.credits === null ? [] : [{ label: 'Factuurnummer', value: invoice.credits.number }]),
  ...(invoice.dueOn === null ? [] : [{ label: 'Vervaldatum', value: formatDate(invoice.dueOn) }]),
  ...(invoice.orderReference === '' ? [] : [{ label: 'Je referentie', value: invoice.orderReference }]),
  { label: 'Totaal inclusief btw', value: formatEuros(invoice.totalInclusive) },
];
