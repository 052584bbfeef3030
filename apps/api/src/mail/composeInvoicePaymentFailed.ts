import { cents, formatEuros } from '@magazijn/domain/money';
import { formatInvoiceNumber } from '@magazijn/domain/orders';
import type { OutboxContent } from '../database/outbox.ts';
import { openCents } from '../orders/openCents.ts';
import { findPermittedReader, invoicesLink, payAgainText, reasonFor } from './findPermittedReader.ts';
import type { MailContent, MailDependencies } from './MailContent.ts';

/**
 * Notifies the payer that a pending payment of invoices was refused or has expired. Null when all of them are paid by now.
 */
export async function composeInvoicePaymentFailed(
  { sql, settings }: MailDependencies,
  { paymentId, userId }: OutboxContent<'invoice-payment-failed'>,
): Promise<MailContent | null> {
  const reader = await findPermittedReader(sql, userId, 'invoices', settings.seller);
  const invoices = await sql<{ invoiceNumber: number; openCents: number }[]>`
    select orders.invoice_number, ${openCents(sql)} as open_cents
      from invoice_payments join orders on orders.id = invoice_payments.order_id
      where invoice_payments.payment_id = ${paymentId} and ${openCents(sql)} > 0
      order by orders.invoice_number`;
  if (!reader || invoices.length === 0) return null;
  const isOne = invoices.length === 1;
  const numbers = invoices.map(({ invoiceNumber }) => formatInvoiceNumber(invoiceNumber));
  const subject = isOne
    ? `De betaling van factuur ${numbers[0]} is niet gelukt`
    : `De betaling van ${invoices.length} facturen is niet gelukt`;
  return {
    to: reader.to,
    subject,
    preview: `${isOne ? 'De factuur staat' : 'De facturen staan'} weer open. Je kunt opnieuw betalen.`,
    heading: 'Je betaling is niet gelukt',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De betaling is achteraf niet gelukt. Er is niets betaald, en ${isOne ? 'deze factuur staat' : 'deze facturen staan'} weer open:`,
      },
      {
        kind: 'facts',
        facts: invoices.map(({ openCents: open }, index) => ({
          label: `Factuur ${numbers[index]}`,
          value: formatEuros(cents(open)),
        })),
      },
      {
        kind: 'paragraph',
        text: payAgainText(reader, settings.seller, isOne),
      },
      ...invoicesLink(reader, settings.publicOrigin, 'Naar je facturen'),
    ],
    reason: reasonFor(reader, settings.brand.name, 'facturen zijn betaald'),
  };
}
