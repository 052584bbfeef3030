import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import type { BrandId } from '@magazijn/server';
import type { OutboxContent } from '../database/outbox.ts';
import { findInvoice } from '../invoices/findInvoice.ts';
import type { Invoice } from '../invoices/Invoice.ts';
import { paymentTerms } from '../invoices/invoicePayment.ts';
import { createInvoicePrinter, type InvoicePrinter } from '../invoices/pdf/createInvoicePrinter.ts';
import { toUbl } from '../invoices/ubl/toUbl.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailBlock, MailContent, MailDependencies, MailRecipient } from './MailContent.ts';

const printers = new Map<BrandId, InvoicePrinter>();

/** One PDF printer per brand: its threads start with the first invoice and end when idle. */
function printerOf(brand: BrandId): InvoicePrinter {
  const printer = printers.get(brand) ?? createInvoicePrinter(brand);
  printers.set(brand, printer);
  return printer;
}

/** The recipient of an invoice: the contact of the invoice address, at its own e-mail address or else the company's. */
function recipientOf({ buyer }: Invoice): MailRecipient | null {
  const { contactFirstName, contactLastName, companyName } = buyer.address;
  const name = [contactFirstName, contactLastName].filter(Boolean).join(' ') || companyName;
  return buyer.email === null ? null : { name, address: buyer.email };
}

/** The invoice of a placed order, attached as PDF and as UBL; null when its company gave no e-mail address. */
export async function composeInvoice(
  { sql, settings }: MailDependencies,
  { orderId, userId }: OutboxContent<'invoice'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  const invoice = await findInvoice({ sql, settings }, reader.companyId, orderId);
  const to = recipientOf(invoice);
  if (to === null) return null;
  const terms = paymentTerms(invoice);
  return {
    to,
    subject: `Factuur ${invoice.number} van bestelling ${invoice.orderNumber}`,
    preview: `${formatEuros(invoice.totalInclusive)} inclusief btw. ${terms}`,
    heading: `Je factuur ${invoice.number}`,
    blocks: [
      { kind: 'paragraph', text: to.address === reader.to.address ? reader.greeting : 'Hallo,' },
      {
        kind: 'paragraph',
        text: `Bij deze mail vind je de factuur van bestelling ${invoice.orderNumber} van ${invoice.buyer.name}: als PDF om te bewaren, en als UBL-bestand voor je boekhouding.`,
      },
      { kind: 'facts', facts: factsOf(invoice) },
      ...[terms, invoice.vatNote].flatMap((text): MailBlock[] =>
        text === null ? [] : [{ kind: 'paragraph', text }],
      ),
      { kind: 'action', label: 'Bekijk je bestelling', href: `${settings.publicOrigin}/order/${orderId}` },
    ],
    reason: `Je krijgt deze mail omdat ${invoice.buyer.name} bij ${settings.brand.name} heeft besteld en haar facturen op dit adres ontvangt.`,
    attachments: [
      {
        filename: `Factuur ${invoice.number}.pdf`,
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
  { label: 'Factuurnummer', value: invoice.number },
  { label: 'Factuurdatum', value: formatDate(invoice.issuedOn) },
  ...(invoice.dueOn === null ? [] : [{ label: 'Vervaldatum', value: formatDate(invoice.dueOn) }]),
  ...(invoice.orderReference === '' ? [] : [{ label: 'Je referentie', value: invoice.orderReference }]),
  { label: 'Totaal inclusief btw', value: formatEuros(invoice.totalInclusive) },
];
