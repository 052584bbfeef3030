import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import type { BrandId } from '@magazijn/server';
import type { Sql } from '../database/Database.ts';
import type { OutboxContent } from '../database/outbox.ts';
import { findCreditNote } from '../invoices/creditNotes.ts';
import { findInvoice } from '../invoices/findInvoice.ts';
import { documentName, type Invoice } from '../invoices/Invoice.ts';
import { paymentTerms } from '../invoices/invoicePayment.ts';
import { createInvoicePrinter, type InvoicePrinter } from '../invoices/pdf/createInvoicePrinter.ts';
import { toUbl } from '../invoices/ubl/toUbl.ts';
import { findMailReader, type MailReader } from './findMailReader.ts';
import type { MailBlock, MailContent, MailDependencies, MailRecipient } from './MailContent.ts';

const printers = new Map<BrandId, InvoicePrinter>();

/** One PDF printer per brand: its threads start with the first invoice and end when idle. */
function printerOf(brand: BrandId): InvoicePrinter {
  const printer = printers.get(brand) ?? createInvoicePrinter(brand);
  printers.set(brand, printer);
  return printer;
}

/**
 * The recipient of an invoice: the address that the company set for its invoices, or the contact of the invoice address, at
 * its own e-mail address or else the company's. Instead of a user's address who can no longer log in, the company's of now is used.
 */
async function recipientOf(sql: Sql, orderId: number, { buyer }: Invoice): Promise<MailRecipient | null> {
  const [company] = await sql<{ invoiceEmail: string | null; endedEmail: boolean; email: string | null }[]>`
    select invoice_email, (select email from users where company_id = companies.id order by disabled, id limit 1) as email,
        exists (
          select from users where company_id = companies.id and ended_at is not null and email = ${buyer.email}
        ) as ended_email
      from companies where id = (select company_id from orders where id = ${orderId})`;
  if (company?.invoiceEmail) return { name: buyer.name, address: company.invoiceEmail };
  const { contactFirstName, contactLastName, companyName } = buyer.address;
  const name = [contactFirstName, contactLastName].filter(Boolean).join(' ') || companyName;
  const address = company?.endedEmail ? company.email : buyer.email;
  return address === null ? null : { name, address };
}

/** The invoice of a placed order, attached as PDF and as UBL; null when its company gave no e-mail address. */
export async function composeInvoice(
  dependencies: MailDependencies,
  { orderId, userId }: OutboxContent<'invoice'>,
): Promise<MailContent | null> {
  const { sql, settings } = dependencies;
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  const invoice = await findInvoice({ sql, settings }, reader.companyId, orderId);
  return composeDocument(dependencies, reader, orderId, invoice, {
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

async function composeDocument(
  { sql, settings }: MailDependencies,
  reader: MailReader,
  orderId: number,
  invoice: Invoice,
  { heading, text }: { readonly heading: string; readonly text: string },
): Promise<MailContent | null> {
  const to = await recipientOf(sql, orderId, invoice);
  if (to === null) return null;
  const terms = paymentTerms(invoice);
  const name = `${documentName(invoice)} ${invoice.number}`;
  return {
    to,
    subject: `${name} van bestelling ${invoice.orderNumber}`,
    preview: `${formatEuros(invoice.totalInclusive)} inclusief btw. ${terms}`,
    heading,
    blocks: [
      { kind: 'paragraph', text: to.address === reader.to.address ? reader.greeting : 'Hallo,' },
      { kind: 'paragraph', text },
      { kind: 'facts', facts: factsOf(invoice) },
      ...[terms, invoice.vatNote].flatMap((paragraph): MailBlock[] =>
        paragraph === null ? [] : [{ kind: 'paragraph', text: paragraph }],
      ),
      { kind: 'action', label: 'Bekijk je bestelling', href: `${settings.publicOrigin}/order/${orderId}` },
    ],
    reason: `Je krijgt deze mail omdat ${invoice.buyer.name} bij ${settings.brand.name} heeft besteld en haar facturen op dit adres ontvangt.`,
    attachments: [
      {
        filename: `${name}.pdf`,
        contentType: 'application/pdf',
        content: await printerOf(settings.brand.id)(invoice),
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
