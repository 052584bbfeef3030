import { describeDeliveryDate, formatDate } from '@magazijn/domain/delivery';
import { findOrder } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { addressLines } from './addressLines.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailBlock, MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';
import { orderMailLine } from './orderMailLine.ts';
import { orderMailTotals } from './orderMailTotals.ts';
import { paymentText } from './paymentText.ts';

/** What was paid for and is short follows later. */
function backorderBlocks(backorders: OutboxContent<'order-confirmation'>['backorders']): MailBlock[] {
  if (backorders.length === 0) return [];
  const list = backorders.map(({ description, amount }) => `${amount} × ${description}`).join(', ');
  return [
    {
      kind: 'notice',
      text: `Niet alles is op voorraad. Dit sturen we na zodra het binnen is: ${list}.`,
    },
  ];
}

/** From so many lines on an order is long: mail programs cut what is over about 100 kB, and the totals would be lost. */
const longOrder = 60;
/** So many lines of a long order are shown, without their details. */
const shownLines = 30;

type LineRow = Parameters<typeof orderMailLine>[0];

/** Lines, totals and where everything stands; of a long order the totals come first and most lines are left out. */
function orderBlocks(
  lines: readonly LineRow[],
  totals: MailBlock,
  link: MailBlock,
  addresses: readonly MailBlock[],
): MailBlock[] {
  if (lines.length < longOrder) {
    return [{ kind: 'lines', lines: lines.map(orderMailLine) }, totals, link, ...addresses];
  }
  const shown = lines.slice(0, shownLines).map((line) => ({ ...orderMailLine(line), detail: '' }));
  return [
    totals,
    link,
    ...addresses,
    { kind: 'subheading', text: `De eerste ${shownLines} van ${lines.length} regels` },
    { kind: 'lines', lines: shown },
    {
      kind: 'paragraph',
      text: `De andere ${lines.length - shownLines} regels vind je bij je bestelling in de winkel en op de factuur (PDF).`,
    },
  ];
}

/** The confirmation of an order: its lines, VAT per rate, the delivery date and where to see it. */
export async function composeOrderConfirmation(
  { sql, settings }: MailParts,
  { orderId, userId, backorders }: OutboxContent<'order-confirmation'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  const found = reader && (await findOrder(sql, reader.companyId, orderId));
  if (!reader || !found) return null;
  const { order, lines } = found;
  const number = orderNumber(order);
  const date = `${describeDeliveryDate(order.deliveryDate).weekday} ${formatDate(order.deliveryDate)}`;
  const reference = order.orderReference;
  const addresses: MailBlock[] = [
    { kind: 'address', label: 'Bezorgadres', lines: addressLines(order.mainAddress) },
  ];
  if (order.invoiceAddress) {
    addresses.push({ kind: 'address', label: 'Factuuradres', lines: addressLines(order.invoiceAddress) });
  }
  return {
    to: reader.to,
    subject: `Je bestelling ${number}`,
    preview: `We bezorgen op ${date}.`,
    heading: 'Bedankt voor je bestelling',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      { kind: 'paragraph', text: `We hebben de bestelling van ${reader.companyName} ontvangen.` },
      {
        kind: 'facts',
        facts: [
          { label: 'Bestelnummer', value: number },
          { label: 'Besteld op', value: formatDate(order.placedAt ?? order.createdAt) },
          { label: 'Gewenste bezorgdag', value: date },
          ...(reference === '' ? [] : [{ label: 'Je referentie', value: reference }]),
          { label: 'Betaling', value: paymentText[order.payment] },
        ],
      },
      ...backorderBlocks(backorders),
      ...orderBlocks(
        lines,
        { kind: 'totals', totals: orderMailTotals(order) },
        { kind: 'action', label: 'Bekijk je bestelling', href: `${settings.publicOrigin}/order/${orderId}` },
        addresses,
      ),
      {
        kind: 'paragraph',
        text: 'De bezorgdag is een gewenst moment: het kan een werkdag later worden.',
      },
    ],
    reason: 'Je krijgt deze mail omdat met je account bij Magazijn een bestelling is geplaatst.',
  };
}
