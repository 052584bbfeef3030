import { addDays, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { addCents, cents } from '@magazijn/domain/money';
import { normaliseNumber } from '@magazijn/domain/validation';
import { type FoundOrder, orderCart } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { Seller } from '../settings/Seller.ts';
import type { Invoice } from './Invoice.ts';
import { vatBreakdown } from './vatBreakdown.ts';

/** As the payment screen promises: 'betalen binnen 14 dagen'. */
const paymentDays = 14;

const compact = (number: string | null): string | null =>
  number === null || number.trim() === '' ? null : normaliseNumber(number);

/** 'F000000042'. */
const formatInvoiceNumber = (number: number): string => `F${String(number).padStart(9, '0')}`;

/** The invoice of an order that was placed, at `placedAt`, under `invoiceNumber`. */
export function toInvoice(found: FoundOrder, placedAt: Date, invoiceNumber: number, seller: Seller): Invoice {
  const { order } = found;
  const cart = orderCart(found);
  const issuedOn = isoDateOfTimestamp(Math.floor(placedAt.getTime() / 1000));
  const lines = cart.lines.map((line) => ({
    articleNumber: line.articleNumber,
    description: line.description,
    contents: line.contents,
    unit: line.unit,
    amount: line.amount,
    price: line.price,
    vatPercentage: line.vatPercentage,
    discount: line.discount,
    total: line.totalExclusive,
    giveAway: line.giveAway,
  }));
  const vat = vatBreakdown({ ...cart, lines });
  return {
    number: formatInvoiceNumber(invoiceNumber),
    orderNumber: orderNumber(order),
    issuedOn,
    issuedAt: placedAt,
    dueOn: order.payment === 'on_account' ? addDays(issuedOn, paymentDays) : null,
    deliveredOn: order.deliveryDate,
    orderReference: order.orderReference,
    payment: order.payment,
    seller,
    buyer: {
      name: order.buyer.name,
      customerNumber: order.buyer.customerNumber,
      vatNumber: compact(order.buyer.vatCode),
      companyNumber: compact(order.buyer.fiscalCode),
      iban: compact(order.buyer.iban),
      email: (order.invoiceAddress ?? order.mainAddress).emailAddress ?? order.buyer.email,
      address: order.invoiceAddress ?? order.mainAddress,
    },
    deliveryAddress: order.mainAddress,
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
  };
}
