// The invoice of a placed order, made from the order's stored data.

import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import {
  addCents,
  type Cents,
  cents,
  couponPerVatRate,
  subtractCents,
  sumPerVatRate,
  type VatTotal,
} from '@magazijn/domain/money';
import { formatInvoiceNumber, invoiceDueDate, readInvoiceNumber } from '@magazijn/domain/orders';
import { normaliseNumber, plainVatNumber } from '@magazijn/domain/validation';
import { vatNote } from '../cart/cartTexts.ts';
import type { Sql } from '../database/Database.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { type FoundOrder, findOrder, findOrders, orderCart } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';
import type { Seller } from '../settings/readSeller.ts';
import { formatCreditNoteNumber, selectCreditNotes, toCreditedInvoice, toCreditNote } from './creditNotes.ts';
import type { Invoice, InvoiceVat } from './Invoice.ts';

interface InvoiceDependencies {
  readonly sql: Sql;
  readonly settings: Pick<BackEndSettings, 'seller'>;
}

/**
 * The invoice of a placed order, for the company and for users who switched to it. A cancelled order has its issued invoice.
 *
 * @throws HttpError 404 for a missing order or another company's, 409 for one that is not placed or was cancelled before its
 * invoice was issued, 503 without a seller in the settings.
 */
export async function findInvoice(
  { sql, settings }: InvoiceDependencies,
  companyId: number,
  orderId: number,
): Promise<Invoice> {
  const found = await findOrder(sql, { companyId }, orderId);
  if (!found) throw notFound();
  const { placedAt, invoiceNumber } = found.order;
  if (placedAt === null || invoiceNumber === null) {
    throw new HttpError(409, 'Van deze bestelling is er nog geen factuur: hij is nog niet geplaatst.');
  }
  if (found.order.status === 'cancelled') {
    const number = formatInvoiceNumber(invoiceNumber);
    const [note] = await selectCreditNotes(
      sql,
      sql`orders.id = ${orderId} and invoice ->> 'number' = ${number}`,
    );
    if (!note) throw new HttpError(409, 'Deze bestelling is geannuleerd voordat er een factuur was.');
    return toCreditedInvoice(note);
  }
  return toInvoice(found, placedAt, invoiceNumber, sellerOf(found, settings));
}

function sellerOf({ order }: FoundOrder, settings: InvoiceDependencies['settings']): Seller {
  const seller = order.seller ?? settings.seller;
  if (seller !== null) return seller;
  throw new HttpError(
    503,
    'Facturen kunnen op dit moment niet gemaakt worden. Neem contact op met de klantenservice.',
  );
}

/**
 * The invoices and credit notes with these numbers, of a company and those below it, in the order of the numbers. A
 * cancelled invoice is returned with its original content. Three statements for any number of documents.
 *
 * @param numbers 'F000000042', 'C000000007'.
 * @throws HttpError 404 when one is missing, 503 without a seller in the settings.
 */
export async function findDocuments(
  { sql, settings }: InvoiceDependencies,
  companyId: number,
  numbers: readonly string[],
): Promise<readonly Invoice[]> {
  const isOurs = sql`
    orders.company_id in (select id from companies where id = ${companyId} or parent_id = ${companyId})`;
  const invoiceNumbers = numbers.flatMap((number) => readInvoiceNumber(number) ?? []);
  const noteNumbers = numbers
    .filter((number) => number.startsWith('C'))
    .map((number) => Number(number.slice(1)));
  const [notes, orders] = await Promise.all([
    selectCreditNotes(
      sql,
      sql`${isOurs} and (credit_notes.number = any(${noteNumbers}::int[])
        or invoice ->> 'number' = any(${numbers as string[]}::text[]))`,
    ),
    findOrders(
      sql,
      { companyId },
      sql`${isOurs} and invoice_number = any(${invoiceNumbers}::int[]) and orders.status = 'placed'`,
    ),
  ]);
  const found = new Map<string, Invoice>(
    notes.flatMap((note) => [
      [formatCreditNoteNumber(note.number), toCreditNote(note)],
      [note.invoice.number, toCreditedInvoice(note)],
    ]),
  );
  for (const order of orders) {
    const { placedAt, invoiceNumber } = order.order;
    if (placedAt === null || invoiceNumber === null) continue;
    const invoice = toInvoice(order, placedAt, invoiceNumber, sellerOf(order, settings));
    found.set(invoice.number, invoice);
  }
  return numbers.map((number) => {
    const document = found.get(number);
    if (document === undefined) throw notFound();
    return document;
  });
}

const compact = (number: string | null, write = normaliseNumber): string | null =>
  number === null || number.trim() === '' ? null : write(number);

export function toInvoice(found: FoundOrder, placedAt: Date, invoiceNumber: number, seller: Seller): Invoice {
  const { order } = found;
  const cart = orderCart(found);
  const issuedOn = order.invoicedOn ?? isoDateOfTimestamp(Math.floor(placedAt.getTime() / 1000));
  const lines = cart.lines.map((line) => ({
    articleNumber: line.articleNumber,
    description: line.description,
    contents: line.contents,
    unit: line.unit,
    quantity: line.quantity,
    price: line.price,
    vatPercentage: line.vatPercentage,
    discount: line.discount,
    total: line.totalExclusive,
    giveAway: line.giveAway,
    costCentre: line.costCentre && { code: line.costCentre.code, name: line.costCentre.name },
  }));
  const vat = vatBreakdown({ ...cart, lines });
  const left = cents(order.openCents);
  return {
    number: formatInvoiceNumber(invoiceNumber),
    credits: null,
    orderNumber: orderNumber(order),
    issuedOn,
    issuedAt: placedAt,
    dueOn: left > 0 ? invoiceDueDate(issuedOn) : null,
    deliveredOn: order.deliveryDate,
    orderReference: order.orderReference,
    payment: order.payment,
    seller: {
      ...seller,
      vatNumber:
        cart.vatTreatment === 'belgian' ? (seller.vatNumberBe ?? seller.vatNumber) : seller.vatNumber,
    },
    vatTreatment: cart.vatTreatment,
    vatNote: vatNote(cart.vatTreatment),
    buyer: {
      name: order.buyer.name,
      customerNumber: order.buyer.customerNumber,
      vatNumber: compact(order.buyer.vatCode, plainVatNumber),
      companyNumber: compact(order.buyer.fiscalCode),
      iban: compact(order.buyer.iban),
      email: (order.invoiceAddress ?? order.mainAddress).emailAddress ?? order.buyer.email,
      address: order.invoiceAddress ?? order.mainAddress,
    },
    deliveryAddress: order.deliveryAddress ?? order.mainAddress,
    lines,
    couponCode: cart.couponDiscount > 0 ? order.couponCode : null,
    subtotal: cart.subtotal,
    couponDiscount: cart.couponDiscount,
    shipping: cart.shipping,
    shippingVatPercentage: cart.shippingVatPercentage,
    vat,
    totalExclusive: cart.totalExclusive,
    totalVat: addCents(cents(0), ...vat.map((rate) => rate.vat)),
    totalInclusive: cart.totalInclusive,
    paid: order.payment === 'debit' ? cents(0) : subtractCents(cart.totalInclusive, left),
  };
}

interface TaxedOrder {
  readonly lines: readonly { readonly vatPercentage: number; readonly total: Cents }[];
  readonly couponDiscount: Cents;
  readonly shipping: Cents;
  readonly shippingVatPercentage: number;
  /** As returned by `priceCart`: rates with a total of 0 are absent. */
  readonly vatTotals: readonly VatTotal[];
}

/**
 * The VAT breakdown: per rate the goods, minus the coupon's share, plus delivery. EN 16931 requires every rate of a
 * line (BR-S-08), also one reduced to 0 by a coupon.
 *
 * The VAT is the order's own, rounded once per rate (see `priceCart`), not the sum of the lines' rounded totals.
 *
 * @throws RangeError for an order without stored VAT at a rate with a taxable sum.
 */
export function vatBreakdown(order: TaxedOrder): InvoiceVat[] {
  const { lines, couponDiscount, shipping, shippingVatPercentage, vatTotals } = order;
  const goodsOfLines = lines.map(({ vatPercentage, total }) => ({ vatPercentage, sum: total }));
  const coupon = new Map(
    couponPerVatRate(couponDiscount, goodsOfLines).map(({ vatPercentage, sum }) => [vatPercentage, sum]),
  );
  const goodsPerRate = sumPerVatRate([
    ...goodsOfLines,
    ...vatTotals.map(({ vatPercentage }) => ({ vatPercentage, sum: cents(0) })),
    ...(shipping > 0 ? [{ vatPercentage: shippingVatPercentage, sum: cents(0) }] : []),
  ]);
  return goodsPerRate.map(({ vatPercentage, sum: goods }) => {
    const delivery = vatPercentage === shippingVatPercentage ? shipping : cents(0);
    const gross = addCents(goods, delivery);
    const frozen = vatTotals.find((total) => total.vatPercentage === vatPercentage);
    if (!frozen && gross !== (coupon.get(vatPercentage) ?? 0)) {
      throw new RangeError(
        `The order has no VAT total at ${vatPercentage}%, where there is something to tax.`,
      );
    }
    const { net, vat } = frozen ?? { net: cents(0), vat: cents(0) };
    return { vatPercentage, goods, discount: subtractCents(gross, net), shipping: delivery, net, vat };
  });
}
