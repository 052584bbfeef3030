// Over 300 lines: the mails about an order share its lines, totals and delivery.
import { describeDeliveryDate, formatDate } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import { orderWords, paidWithName } from '@magazijn/domain/orders';
import { paymentMethodNames } from '@magazijn/domain/validation';
import { addressLines } from '../accounts/addressLines.ts';
import { findApprovedChanges } from '../approvals/approvalEvents.ts';
import { vatNote } from '../cart/cartTexts.ts';
import type { OutboxContent } from '../database/outbox.ts';
import {
  type FoundOrder,
  findOrder,
  type OrderLineRow,
  type OrderRow,
  treatmentOf,
} from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import {
  findPermittedReader,
  hasLogin,
  orderLink,
  type PermittedReader,
  reasonFor,
} from './findPermittedReader.ts';
import type { MailBlock, MailContent, MailDependencies, MailFact, MailLine } from './MailContent.ts';

/** Lists paid quantities that are out of stock and follow later. */
function backorderBlocks(backorders: OutboxContent<'order-confirmation'>['backorders']): MailBlock[] {
  if (backorders.length === 0) return [];
  const list = backorders
    .map(({ description, amount: quantity }) => `${quantity} × ${description}`)
    .join(', ');
  return [
    {
      kind: 'notice',
      text: `Niet alles is op voorraad. Dit sturen we na zodra het binnen is: ${list}.`,
    },
  ];
}

/** The reason why no VAT is charged; none where VAT is charged. */
function vatNoteBlocks(order: OrderRow): MailBlock[] {
  const text = vatNote(treatmentOf(order));
  return text === null ? [] : [{ kind: 'paragraph', text }];
}

/** The line count from which an order is long: mail programs cut mails over about 100 kB, and would cut the totals. */
const longOrder = 60;
/** The number of lines shown of a long order, without their details. */
const shownLines = 30;

/** Lines, totals, link and addresses; a long order starts with its totals and omits most lines. */
function orderBlocks(
  lines: readonly OrderLineRow[],
  totals: MailBlock,
  link: readonly MailBlock[],
  addresses: readonly MailBlock[],
): MailBlock[] {
  if (lines.length < longOrder) {
    return [{ kind: 'lines', lines: lines.map(orderMailLine) }, totals, ...link, ...addresses];
  }
  const shown = lines.slice(0, shownLines).map((line) => ({ ...orderMailLine(line), detail: '' }));
  return [
    totals,
    ...link,
    ...addresses,
    { kind: 'subheading', text: `De eerste ${shownLines} van ${lines.length} regels` },
    { kind: 'lines', lines: shown },
    {
      kind: 'paragraph',
      text: `De andere ${lines.length - shownLines} regels vind je bij je bestelling in de winkel en op de factuur (PDF).`,
    },
  ];
}

/** The confirmation of an order: its lines, VAT per rate, the delivery date and where to see it. Null for a cancelled one. */
export function composeOrderConfirmation(
  dependencies: MailDependencies,
  { orderId, userId, backorders }: OutboxContent<'order-confirmation'>,
): Promise<MailContent | null> {
  return composeOrder(
    dependencies,
    { orderId, userId, refundCents: null },
    backorders,
    ({ number, date, company }) => ({
      subject: `Je bestelling ${number}`,
      preview: `We bezorgen op ${date}.`,
      heading: 'Bedankt voor je bestelling',
      text: `We hebben de bestelling van ${company} ontvangen.`,
      reason: 'een bestelling is geplaatst',
    }),
  );
}

/** The mail about a changed order. If it has been cancelled since, only about the change's refund; null for none. */
export async function composeOrderChanged(
  dependencies: MailDependencies,
  order: OutboxContent<'order-changed'>,
): Promise<MailContent | null> {
  const paidBack =
    order.refundCents === null
      ? ''
      : ` Je had al meer betaald dan ze nu kost. ${refundText(order.refundCents)}`;
  const changed = await composeOrder(dependencies, order, [], ({ number, date, company }) => ({
    subject: `Je bestelling ${number} is gewijzigd`,
    preview: `We bezorgen op ${date}. Zo is je bestelling nu.`,
    heading: 'Je bestelling is gewijzigd',
    text: `De bestelling van ${company} is gewijzigd. Hieronder staat hoe ze nu is; wat er eerder stond, geldt niet meer.${paidBack}`,
    reason: 'een bestelling is gewijzigd',
  }));
  return changed ?? composeChangeRefund(dependencies, order);
}

/** The refund of a change whose order was cancelled before its mail was sent; null for none. */
async function composeChangeRefund(
  { sql, settings }: MailDependencies,
  { orderId, userId, refundCents }: OutboxContent<'order-changed'>,
): Promise<MailContent | null> {
  if (refundCents === null) return null;
  const reader = await findPermittedReader(sql, userId, 'orders', settings.seller);
  const found = reader && (await findOrder(sql, reader, orderId));
  if (!reader || !found) return null;
  const number = orderNumber(found.order);
  return {
    to: reader.to,
    subject: `We betalen een deel van je betaling voor bestelling ${number} terug`,
    preview: 'Je bestelling werd goedkoper voordat ze werd geannuleerd.',
    heading: 'We betalen je terug',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Bestelling ${number} van ${reader.companyName} werd goedkoper door een wijziging, en daarna geannuleerd. ${refundText(refundCents)} Over de annulering zelf krijg je een aparte mail.`,
      },
      ...orderLink(reader, settings.publicOrigin, orderId),
    ],
    reason: reasonFor(reader, settings.brand.name, 'een bestelling is gewijzigd'),
  };
}

interface OrderMailTexts extends Pick<MailContent, 'subject' | 'preview' | 'heading'> {
  readonly text: string;
  /** After 'omdat met je account bij Magazijn'. */
  readonly reason: string;
}

/** A mail that announces a refund goes to the seller when no one else can get it. Null for a cancelled order. */
async function composeOrder(
  { sql, settings }: MailDependencies,
  { orderId, userId, refundCents }: OutboxContent<'order-changed'>,
  backorders: OutboxContent<'order-confirmation'>['backorders'],
  textsOf: (about: { number: string; date: string; company: string }) => OrderMailTexts,
): Promise<MailContent | null> {
  const seller = refundCents === null ? null : settings.seller;
  const reader = await findPermittedReader(sql, userId, 'orders', seller);
  const found = reader && (await findOrder(sql, reader, orderId));
  if (!reader || !found || found.order.status === 'cancelled') return null;
  const { order, lines } = found;
  const number = orderNumber(order);
  const date = dayOf(order);
  const { subject, preview, heading, text, reason } = textsOf({ number, date, company: reader.companyName });
  const addresses: MailBlock[] = [
    {
      kind: 'address',
      label: 'Bezorgadres',
      lines: addressLines(order.deliveryAddress ?? order.mainAddress),
    },
  ];
  if (order.invoiceAddress) {
    addresses.push({ kind: 'address', label: 'Factuuradres', lines: addressLines(order.invoiceAddress) });
  }
  return {
    to: reader.to,
    subject,
    preview,
    heading,
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        facts: [
          { label: 'Bestelnummer', value: number },
          { label: 'Besteld op', value: formatDate(order.placedAt ?? order.createdAt) },
          ...(order.approvedByName === null
            ? []
            : [
                ...optionalFact('Aangevraagd door', order.orderedBy ?? ''),
                { label: 'Goedgekeurd door', value: order.approvedByName },
                ...optionalFact('Gewijzigd bij het goedkeuren', await findApprovedChanges(sql, orderId)),
              ]),
          { label: 'Gewenste bezorgdag', value: date },
          ...optionalFact('Je referentie', order.orderReference),
          ...optionalFact('Voor de chauffeur', order.driverNote),
          { label: 'Betaling', value: paymentOf(order) },
        ],
      },
      ...backorderBlocks(backorders),
      ...orderBlocks(
        lines,
        { kind: 'totals', totals: orderMailTotals(order) },
        orderLink(reader, settings.publicOrigin, orderId),
        addresses,
      ),
      ...vatNoteBlocks(order),
      {
        kind: 'paragraph',
        text: 'De bezorgdag is een gewenst moment: het kan een werkdag later worden.',
      },
    ],
    reason: reasonFor(reader, settings.brand.name, reason),
  };
}

const optionalFact = (label: string, value: string): MailFact[] => (value === '' ? [] : [{ label, value }]);

const dayOf = ({ deliveryDate }: Pick<OrderRow, 'deliveryDate'>): string =>
  `${describeDeliveryDate(deliveryDate).weekday} ${formatDate(deliveryDate)}`;

/** Notifies the buyer that an order is cancelled, and of the refund of a paid one. */
export async function composeOrderCancelled(
  { sql, settings }: MailDependencies,
  { orderId, userId, refundCents }: OutboxContent<'order-cancelled'>,
): Promise<MailContent | null> {
  const reader = await findPermittedReader(sql, userId, 'orders', settings.seller);
  const found = reader && (await findOrder(sql, reader, orderId));
  if (!reader || !found) return null;
  const number = orderNumber(found.order);
  const paidBack = refundCents === null ? 'Je hoeft niets te betalen.' : refundText(refundCents);
  return {
    to: reader.to,
    subject: `Je bestelling ${number} is geannuleerd`,
    preview: `We bezorgen deze bestelling niet. ${paidBack}`,
    heading: 'Je bestelling is geannuleerd',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Bestelling ${number} van ${reader.companyName}, voor ${dayOf(found.order)}, is geannuleerd en wordt niet bezorgd. ${paidBack}`,
      },
      ...orderAgainBlocks(
        reader,
        'Heb je de artikelen toch nodig? Met ‘Opnieuw bestellen’ bij de bestelling liggen ze weer in je winkelmand.',
      ),
      ...orderLink(reader, settings.publicOrigin, orderId),
    ],
    reason: reasonFor(reader, settings.brand.name, 'een bestelling is geannuleerd'),
  };
}

/** How to order again in the shop; nothing without a login. */
const orderAgainBlocks = (reader: PermittedReader, text: string): MailBlock[] =>
  hasLogin(reader) ? [{ kind: 'paragraph', text }] : [];

/** The payment method; for an order paid at the provider, the method used there. */
function paymentOf({ payment, paidMethod }: FoundOrder['order']): string {
  const paidWith = payment === 'ideal' ? paidWithName(paidMethod) : null;
  return paidWith === null ? paymentMethodNames[payment] : orderWords.paidWith(paidWith);
}

const refundText = (amount: number): string =>
  `We betalen ${euros(amount)} terug op de rekening of kaart waarmee je hebt betaald. Dat duurt meestal een paar werkdagen.`;

const euros = (amount: number): string => formatEuros(cents(amount));

/** 'voor EGELS Groep Egels'; '' without a cost centre. */
const costCentreOf = ({ costCentreCode: code, costCentreName: name }: OrderLineRow): string =>
  code === null ? '' : ['voor', code, name].filter(Boolean).join(' ');

function orderMailLine(line: OrderLineRow): MailLine {
  const article = orderWords.article(line.articleNumber);
  const price = `${euros(line.priceCents)} per ${line.unit}`;
  const discount = line.discountCents === 0 ? '' : `korting ${euros(-line.discountCents)}`;
  return {
    quantity: `${line.amount} ×`,
    title: line.description,
    detail: line.giveAway
      ? `Uw gratis artikel! ${article}`
      : [line.contents, article, price, discount, costCentreOf(line)]
          .filter((part) => part !== '')
          .join(', '),
    total: euros(line.totalExclusiveCents),
  };
}

/** Surcharges, discounts, VAT per rate, and the amount to pay as the last row. */
export function orderMailTotals(order: OrderRow): MailFact[] {
  return [
    { label: orderWords.subtotal, value: euros(order.subtotalCents) },
    ...(order.couponDiscountCents === 0
      ? []
      : [
          {
            label: `Kortingscode ${order.couponCode ?? ''}`.trim(),
            value: euros(-order.couponDiscountCents),
          },
        ]),
    {
      label: orderWords.shipping,
      value: order.shippingCents === 0 ? orderWords.freeShipping : euros(order.shippingCents),
    },
    { label: orderWords.totalExclusive, value: euros(order.totalExclusiveCents) },
    ...order.vatTotals.map(({ vatPercentage, net, vat }) => ({
      label: orderWords.vat(vatPercentage) + orderWords.vatOver(euros(net)),
      value: euros(vat),
    })),
    { label: orderWords.total, value: euros(order.totalInclusiveCents) },
  ];
}

/** Notifies the buyer that a payment is pending: the order is in the history, and not placed yet. */
export async function composePaymentPending(
  { sql, settings }: MailDependencies,
  { orderId, orderNumber, userId }: OutboxContent<'payment-pending'>,
): Promise<MailContent | null> {
  const reader = await findPermittedReader(sql, userId, 'orders');
  if (!reader) return null;
  return {
    to: reader.to,
    subject: `De betaling van bestelling ${orderNumber} is in behandeling`,
    preview: 'Je hoeft niets te doen. Zodra de bank je betaling bevestigt, plaatsen we je bestelling.',
    heading: 'Betaling in behandeling',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `We hebben bestelling ${orderNumber} van ${reader.companyName} ontvangen. ${orderWords.pendingPayment}`,
      },
      ...orderLink(reader, settings.publicOrigin, orderId),
    ],
    reason: reasonFor(reader, settings.brand.name, 'een bestelling is begonnen'),
  };
}

/** Notifies the buyer that a pending payment was refused or has expired. */
export async function composePaymentFailed(
  { sql, settings }: MailDependencies,
  { orderId, orderNumber, userId }: OutboxContent<'payment-failed'>,
): Promise<MailContent | null> {
  const reader = await findPermittedReader(sql, userId, 'orders', settings.seller);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: `De betaling van bestelling ${orderNumber} is niet gelukt`,
    preview: `Je bestelling is niet geplaatst.${hasLogin(reader) ? ' Je kunt alles in één keer opnieuw bestellen.' : ''}`,
    heading: 'Je betaling is niet gelukt',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De betaling van bestelling ${orderNumber} is achteraf niet gelukt. De bestelling van ${reader.companyName} is daarom niet geplaatst en wordt niet bezorgd.`,
      },
      ...orderAgainBlocks(
        reader,
        'Heb je de artikelen nog nodig? Bij de bestelling staan ze allemaal nog. Met ‘Opnieuw bestellen’ liggen ze weer in je winkelmand, en kun je zo nodig op een andere manier betalen.',
      ),
      ...orderLink(reader, settings.publicOrigin, orderId),
    ],
    reason: reasonFor(reader, settings.brand.name, 'een bestelling is begonnen'),
  };
}
