import { cents, formatEuros } from '@magazijn/domain/money';
import type { OutboxContent } from '../database/outbox.ts';
import { findMailReader } from './findMailReader.ts';
import {
  findPermittedReader,
  invoicesLink,
  orderLink,
  type PermittedReader,
  reasonFor,
} from './findPermittedReader.ts';
import type { MailContent, MailDependencies } from './MailContent.ts';

export async function composePaymentRefunded(
  { sql, settings }: MailDependencies,
  { orderId, orderNumber, userId, reason }: OutboxContent<'payment-refunded'>,
): Promise<MailContent | null> {
  const reader = await findPermittedReader(
    sql,
    userId,
    reason === 'invoice-paid' ? 'invoices' : 'orders',
    settings.seller,
  );
  if (!reader) return null;
  if (reason === 'invoice-paid') return invoiceRefund(settings, reader, orderNumber);
  const placed = reason === 'paid-twice';
  return {
    to: reader.to,
    subject: `We betalen je betaling van bestelling ${orderNumber} terug`,
    preview: placed
      ? 'Deze bestelling was al betaald. Je bestelling blijft staan.'
      : 'De kortingscode was al gebruikt. Deze bestelling is niet geplaatst.',
    heading: 'We betalen je terug',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: placed
          ? `Bestelling ${orderNumber} van ${reader.companyName} is twee keer betaald. Wat te veel betaald is, storten we terug. De bestelling zelf blijft staan en wordt bezorgd.`
          : `De kortingscode van bestelling ${orderNumber} was al gebruikt toen je betaling binnenkwam. De bestelling van ${reader.companyName} is daarom niet geplaatst en wordt niet bezorgd. Het hele bedrag storten we terug.`,
      },
      { kind: 'paragraph', text: refundHelp },
      ...orderLink(reader, settings.publicOrigin, orderId),
    ],
    reason: reasonFor(reader, settings.brand.name, 'is betaald'),
  };
}

const refundHelp =
  'Je hoeft niets te doen: het geld komt terug op de rekening of kaart waarmee je hebt betaald. Dat duurt meestal een paar werkdagen.';

function invoiceRefund(
  settings: MailDependencies['settings'],
  reader: PermittedReader,
  numbers: string,
): MailContent {
  return {
    to: reader.to,
    subject: `We betalen terug wat te veel is betaald voor ${numbers}`,
    preview: 'Deze factuur was al betaald of teruggedraaid.',
    heading: 'We betalen je terug',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Je hebt meer betaald dan er openstond op ${numbers}: iemand had al betaald, de bank gaf een eerdere betaling terug, of de factuur is met een creditfactuur teruggedraaid. Wat te veel betaald is, storten we terug.`,
      },
      { kind: 'paragraph', text: refundHelp },
      ...invoicesLink(reader, settings.publicOrigin, 'Bekijk je facturen'),
    ],
    reason: reasonFor(reader, settings.brand.name, 'is betaald'),
  };
}

const refundReasons = {
  'paid-twice': {
    preview: 'De bestelling was al betaald.',
    text: 'Een bestelling is twee keer betaald. De tweede betaling gaat terug; de bestelling blijft geplaatst.',
  },
  'coupon-used': {
    preview: 'De kortingscode was al gebruikt.',
    text: 'Een bestelling is betaald nadat een andere bestelling haar kortingscode had gebruikt. De betaling gaat terug; de bestelling staat in de historie als geweigerd.',
  },
  'invoice-paid': {
    preview: 'Een factuur was al betaald of teruggedraaid.',
    text: 'Voor facturen is meer betaald dan er openstond. Wat te veel betaald is, gaat terug.',
  },
  cancelled: {
    preview: 'De klant heeft de bestelling geannuleerd.',
    text: 'Een klant heeft een betaalde bestelling geannuleerd voordat ze werd ingepakt. De betaling gaat terug; de bestelling wordt niet bezorgd.',
  },
} as const;

/** Notifies the seller of a refund: amount, customer and reason. */
export async function composeRefundNotice(
  { sql, settings }: MailDependencies,
  { orderNumber, userId, reason, reference, amountCents, byHand }: OutboxContent<'refund-notice'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!settings.seller) return null;
  const amount = formatEuros(cents(amountCents));
  return {
    to: { name: settings.seller.name, address: settings.seller.email },
    subject: `Terugbetaling: ${amount} van ${reason === 'invoice-paid' ? 'factuur' : 'bestelling'} ${orderNumber}`,
    preview: refundReasons[reason].preview,
    heading: 'Terugbetaling',
    blocks: [
      {
        kind: 'paragraph',
        text: refundReasons[reason].text,
      },
      {
        kind: 'facts',
        facts: [
          { label: reason === 'invoice-paid' ? 'Factuurnummer' : 'Bestelnummer', value: orderNumber },
          { label: 'Klant', value: reader ? `${reader.companyName} (${reader.customerNumber})` : 'Onbekend' },
          { label: 'Bedrag', value: amount },
          ...(byHand ? [] : [{ label: 'Kenmerk bij de betaalprovider', value: reference }]),
        ],
      },
      {
        kind: 'notice',
        text: byHand
          ? 'De webshop kan dit bedrag niet zelf terugbetalen: het is per bank betaald en met de hand geboekt, of de provider weigert deze terugbetaling. Betaal het zelf terug aan de klant. Voor de factuur telt het niet meer mee.'
          : 'De terugbetaling is aangevraagd bij de betaalprovider. Hoe het ermee staat, toont: pnpm --filter api admin refunds',
      },
    ],
    reason: 'Deze mail gaat naar het adres van de verkoper.',
  };
}
