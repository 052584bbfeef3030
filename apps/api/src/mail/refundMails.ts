import { cents, formatEuros } from '@magazijn/domain/money';
import type { OutboxContent } from '../database/outbox.ts';
import { findMailReader } from './findMailReader.ts';
import { findPermittedReader, invoicesLink, orderLink, reasonFor } from './findPermittedReader.ts';
import type { MailContent, MailDependencies } from './MailContent.ts';

type Refund = OutboxContent<'payment-refunded'>;

interface RefundTexts {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
}

/** The text for the payer, per reason. `number` is that of the order, or the numbers of the invoices. */
const payerTexts: Readonly<Record<Refund['reason'], (number: string, company: string) => RefundTexts>> = {
  'paid-twice': (number, company) => ({
    subject: `We betalen je betaling van bestelling ${number} terug`,
    preview: 'Deze bestelling was al betaald. Je bestelling blijft staan.',
    text: `Bestelling ${number} van ${company} is twee keer betaald. Wat te veel betaald is, storten we terug. De bestelling zelf blijft staan en wordt bezorgd.`,
  }),
  'coupon-used': (number, company) => ({
    subject: `We betalen je betaling van bestelling ${number} terug`,
    preview: 'De kortingscode was al gebruikt. Deze bestelling is niet geplaatst.',
    text: `De kortingscode van bestelling ${number} was al gebruikt toen je betaling binnenkwam. De bestelling van ${company} is daarom niet geplaatst en wordt niet bezorgd. Het hele bedrag storten we terug.`,
  }),
  cancelled: (number, company) => ({
    subject: `We betalen je betaling voor bestelling ${number} terug`,
    preview: 'Deze bestelling is geannuleerd.',
    text: `Bestelling ${number} van ${company} is geannuleerd en wordt niet bezorgd. Wat je ervoor hebt betaald, storten we terug.`,
  }),
  'order-changed': (number, company) => ({
    subject: `We betalen een deel van je betaling voor bestelling ${number} terug`,
    preview: 'Deze bestelling is gewijzigd en kost nu minder.',
    text: `Bestelling ${number} van ${company} is gewijzigd, en kost nu minder dan er al was betaald. Het verschil storten we terug.`,
  }),
  'invoice-paid': (numbers) => ({
    subject: `We betalen terug wat te veel is betaald voor ${numbers}`,
    preview: 'Deze factuur was al betaald of teruggedraaid.',
    text: `Je hebt meer betaald dan er openstond op ${numbers}: iemand had al betaald, de bank gaf een eerdere betaling terug, of de factuur is met een creditfactuur teruggedraaid. Wat te veel betaald is, storten we terug.`,
  }),
};

/** Notifies the payer of a refund: of the payment of an order, or of invoices. */
export async function composePaymentRefunded(
  { sql, settings }: MailDependencies,
  { orderId, orderNumber, userId, reason }: Refund,
): Promise<MailContent | null> {
  const isOfOrder = reason === 'paid-twice' || reason === 'coupon-used';
  const reader = await findPermittedReader(sql, userId, isOfOrder ? 'orders' : 'invoices', settings.seller);
  if (!reader) return null;
  const { subject, preview, text } = payerTexts[reason](orderNumber, reader.companyName);
  return {
    to: reader.to,
    subject,
    preview,
    heading: 'We betalen je terug',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      { kind: 'paragraph', text },
      {
        kind: 'paragraph',
        text: 'Je hoeft niets te doen: het geld komt terug op de rekening of kaart waarmee je hebt betaald. Dat duurt meestal een paar werkdagen.',
      },
      ...(isOfOrder
        ? orderLink(reader, settings.publicOrigin, orderId)
        : invoicesLink(reader, settings.publicOrigin, 'Bekijk je facturen')),
    ],
    reason: reasonFor(reader, settings.brand.name, 'is betaald'),
  };
}

/** The text for the seller, per reason. */
const sellerTexts = {
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
  'order-changed': {
    preview: 'De klant heeft de bestelling gewijzigd.',
    text: 'Een klant heeft een bestelling gewijzigd die al was betaald. Ze kost nu minder: het verschil gaat terug. De bestelling blijft staan.',
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
    preview: sellerTexts[reason].preview,
    heading: 'Terugbetaling',
    blocks: [
      {
        kind: 'paragraph',
        text: sellerTexts[reason].text,
      },
      {
        kind: 'facts',
        facts: [
          { label: reason === 'invoice-paid' ? 'Factuurnummer' : 'Bestelnummer', value: orderNumber },
          { label: 'Klant', value: reader ? `${reader.companyName} (${reader.customerNumber})` : 'Onbekend' },
          { label: 'Bedrag', value: amount },
          ...(reference === '' ? [] : [{ label: 'Kenmerk bij de betaalprovider', value: reference }]),
        ],
      },
      {
        kind: 'notice',
        text: byHand
          ? byHandText(reference)
          : 'De terugbetaling is aangevraagd bij de betaalprovider. Hoe het ermee staat, toont: pnpm --filter api admin refunds',
      },
    ],
    reason: 'Deze mail gaat naar het adres van de verkoper.',
  };
}

/** An amount that the seller refunds; a disputed payment has the reference by which the refund is recorded. */
function byHandText(reference: string): string {
  const cause =
    reference === ''
      ? 'het is per bank betaald en met de hand geboekt, of de betaling is al eerder voor een deel terugbetaald'
      : 'de bank van de klant heeft deze betaling betwist, en dan weigert de provider een terugbetaling';
  const done =
    reference === '' ? '' : ` Leg het daarna vast met: pnpm --filter api admin refunds done ${reference}`;
  return `De webshop kan dit bedrag niet zelf terugbetalen: ${cause}. Betaal het zelf terug aan de klant. Voor de factuur telt het niet meer mee.${done}`;
}
