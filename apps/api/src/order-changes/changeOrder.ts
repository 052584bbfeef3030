import { isDeepStrictEqual } from 'node:util';
import type { WireOrderChangePreview } from '@magazijn/api-client/schemas';
import { type Cents, cents, eurosFromCents } from '@magazijn/domain/money';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { keepTakenOut } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { takeNumber } from '../invoices/creditNotes.ts';
import { lockApprovalRules } from '../orders/approvalNeeds.ts';
import { unchangeableText } from '../orders/changeableOrder.ts';
import { digest } from '../orders/draftOrder.ts';
import { type FoundOrder, findOrder } from '../orders/findOrder.ts';
import { insertLines, totalsOf } from '../orders/insertDraft.ts';
import { refundInvoices } from '../payments/refundInvoices.ts';
import { refundedOrder } from '../payments/refundPayment.ts';
import {
  type AssessedChange,
  assessChange,
  changedUnits,
  type OrderChange,
  orderedUnits,
  unitsOf,
} from './assessChange.ts';
import { creditInvoice, findInvoiceProgress, type InvoiceProgress } from './creditInvoice.ts';
import { lockProducts, moveStock } from './orderStock.ts';

/** @throws HttpError 404 for an order of another company, 409 for one that can no longer be changed. */
async function findChangeable(
  dependencies: ApiDependencies,
  sql: Sql,
  viewer: Viewer,
  orderId: number,
): Promise<FoundOrder> {
  const found = await findOrder(sql, viewer, orderId);
  if (!found) throw notFound();
  const text = unchangeableText(dependencies, found.order);
  if (text !== null) throw new HttpError(409, text);
  return found;
}

/** Writes and locks nothing. @throws HttpError 404 for another company's, 409 when it can no longer be changed. */
export async function previewChange(
  dependencies: ApiDependencies,
  viewer: Viewer,
  orderId: number,
  change: OrderChange,
): Promise<WireOrderChangePreview> {
  const { sql } = dependencies.database;
  const found = await findChangeable(dependencies, sql, viewer, orderId);
  const { cart, reason } = await assessChange(dependencies, sql, viewer, found, change);
  const before = eurosFromCents(cents(found.order.totalInclusiveCents));
  return {
    total_inclusive: cart ? eurosFromCents(cart.totalInclusive) : before,
    total_before: before,
    lines: previewLines(found, cart),
    limit: (cart?.limits ?? []).map(({ message, data }) => ({ message, data: [...data] })),
    allowed: toFlag(reason === ''),
    reason,
  };
}

/** The products before and after a change, those of the order first. */
function previewLines(found: FoundOrder, cart: AssessedChange['cart']): WireOrderChangePreview['lines'] {
  const ordered = found.lines.filter(({ giveAway }) => !giveAway);
  const after = cart?.lines.filter(({ giveAway }) => !giveAway);
  const added = (after ?? []).filter(
    ({ productId }) => !ordered.some((line) => line.productId === productId),
  );
  return [
    ...ordered.map((line) => {
      const next = after?.find(({ productId }) => productId === line.productId);
      return {
        product_id: line.productId,
        description: line.description,
        before: line.amount,
        after: after ? (next?.quantity ?? 0) : line.amount,
        price_before: eurosFromCents(cents(line.priceCents)),
        price_after: eurosFromCents(next?.price ?? cents(line.priceCents)),
      };
    }),
    ...added.map((line) => ({
      product_id: line.productId,
      description: line.description,
      before: 0,
      after: line.quantity,
      price_before: eurosFromCents(line.price),
      price_after: eurosFromCents(line.price),
    })),
  ];
}

/**
 * Changes a placed order, completely or not at all; repeating the last change does nothing. Locks the rules of
 * approvals, the order, its products by id, the payments to refund by id, the series of numbers, the saved cart.
 *
 * @param version the version of the order that the buyer saw.
 * @throws HttpError 404 for another company's; 409 when it was changed since or is too late; 422 with the reason.
 */
export async function changeOrder(
  dependencies: ApiDependencies,
  viewer: Viewer,
  orderId: number,
  change: OrderChange,
  version: number,
): Promise<void> {
  const hash = digest([version, change]);
  await retryConflict(() =>
    dependencies.database.sql.begin(async (sql) => {
      if (viewer.hasApprovalRules) await lockApprovalRules(sql, viewer.companyId);
      const [locked] = await sql<{ version: number; changeHash: string | null }[]>`
        select version, change_hash from orders
          where id = ${orderId} and company_id = ${viewer.companyId} for update`;
      if (!locked) throw notFound();
      if (locked.version === version + 1 && locked.changeHash === hash) return;
      const found = await findChangeable(dependencies, sql, viewer, orderId);
      if (locked.version !== version) {
        throw new HttpError(409, 'Deze bestelling is intussen gewijzigd. Bekijk haar opnieuw.');
      }
      const units = changedUnits(found, change);
      if (units) await lockProducts(sql, [...orderedUnits(found).keys(), ...units.keys()]);
      const assessed = await assessChange(dependencies, sql, viewer, found, change);
      if (assessed.reason !== '') throw new HttpError(422, assessed.reason);
      if (hasChanges(found, assessed)) await writeChange(dependencies, sql, viewer, found, assessed, hash);
    }),
  );
}

function hasChanges({ order }: FoundOrder, { cart, ...after }: AssessedChange): boolean {
  const { deliveryDate, deliveryAddress, driverNote, orderReference } = order;
  const { reason: _reason, ...kept } = after;
  return (
    cart !== null || !isDeepStrictEqual(kept, { deliveryDate, deliveryAddress, driverNote, orderReference })
  );
}

async function writeChange(
  dependencies: ApiDependencies,
  sql: Sql,
  viewer: Viewer,
  found: FoundOrder,
  after: AssessedChange,
  hash: string,
): Promise<void> {
  const { order } = found;
  const now = dependencies.clock();
  const version = order.version + 1;
  const about = { orderId: order.id, userId: order.userId };
  const invoice = await findInvoiceProgress(sql, order);
  const { invoiceNumber, refund } = after.cart
    ? await replaceLines(dependencies, sql, found, after.cart, invoice)
    : { invoiceNumber: order.invoiceNumber, refund: null };
  // An issued invoice keeps its date, from which its payment term is counted.
  const keepsInvoice = invoice.isIssued && invoiceNumber === order.invoiceNumber;
  await sql`
    update orders set version = ${version}, change_hash = ${hash}, delivery_date = ${after.deliveryDate},
        delivery_address = ${after.deliveryAddress && JSON.stringify(after.deliveryAddress)}::text::jsonb,
        driver_note = ${after.driverNote}, order_reference = ${after.orderReference},
        invoice_number = ${invoiceNumber}, invoiced_on = ${keepsInvoice ? order.invoicedOn : after.deliveryDate}
        ${after.cart ? sql`, ${totalsOf(sql, after.cart)}` : sql``}
      where id = ${order.id}`;
  const { userId, originalUserId, address } = viewer;
  const details = { order: order.id, version };
  await recordEvent(sql, { event: 'order-changed', userId, originalUserId, address, details }, now);
  await addToOutbox(sql, 'order-changed', `order-changed:${order.id}:${version}`, {
    ...about,
    refundCents: refund,
  });
  if (invoiceNumber !== null && invoiceNumber !== order.invoiceNumber) {
    await addToOutbox(sql, 'invoice', `invoice:${order.id}:${version}`, { ...about, number: invoiceNumber });
  }
}

/**
 * Replaces the lines, moves stock and refunds the payments above the new total. Returns the refund, null for none, and the
 * invoice number, which is new if a credit note credits the old invoice.
 */
async function replaceLines(
  dependencies: ApiDependencies,
  sql: Sql,
  found: FoundOrder,
  cart: ShopCart,
  invoice: InvoiceProgress,
): Promise<{ invoiceNumber: number | null; refund: Cents | null }> {
  const { id, invoiceNumber } = found.order;
  const before = orderedUnits(found);
  const after = unitsOf(cart.lines, true);
  const ids = new Set([...before.keys(), ...after.keys()]);
  const returned = new Map(
    [...ids].map((product) => [product, (before.get(product) ?? 0) - (after.get(product) ?? 0)]),
  );
  if (!(await moveStock(sql, returned))) {
    throw new HttpError(422, 'Van een van de artikelen is er niet genoeg op voorraad.');
  }
  const refund = await refundExcess(sql, found.order, invoice.receivedCents - cart.totalInclusive);
  const isCredited = await creditInvoice(dependencies, sql, found, invoice, refund);
  const nextNumber = isCredited ? await takeNumber(sql, 'factuurnummer') : invoiceNumber;
  // Other devices remove the ordered goods from their saved cart.
  await keepTakenOut(sql, id, orderedUnits(found, false));
  await sql`delete from order_lines where order_id = ${id}`;
  await insertLines(sql, sql`select ${id}::int`, cart);
  return { invoiceNumber: nextNumber, refund: refund || null };
}

/** Queues refunds of an order's payments, up to an amount; returns the refunded amount. */
async function refundExcess(sql: Sql, order: FoundOrder['order'], upToCents: number): Promise<Cents> {
  if (upToCents <= 0) return cents(0);
  const key = `changed:${order.id}:${order.version + 1}`;
  return cents(await refundInvoices(sql, [{ ...refundedOrder(order), upToCents }], 'order-changed', key));
}
