import { centsFromEuros } from '@magazijn/domain/money';
import type { WireCreatedOrder, WireOrderDetail, WireOrderListItem } from '../schemas/order.ts';
import { isSet } from './fromWire.ts';
import type { DraftOrder, Order, OrderSummary } from './Order.ts';
import { readCart } from './readCart.ts';
import { paymentKind, readAddress, readCompany } from './readCompany.ts';

const paymentKinds = { on_account: 'on-account', debit: 'debit', card: 'card' } as const;

export function readDraftOrder(wire: WireCreatedOrder): DraftOrder {
  return {
    id: wire.order_id,
    deliveryDate: wire.delivery,
    deliveryDates: wire.delivery_dates,
    payment: paymentKind(isSet(wire.order_on_account), isSet(wire.debit)),
    checkout: wire.checkout,
    company: readCompany(wire.company),
    cart: readCart(wire.shopping_cart),
    shipping: {
      itemCode: wire.shopping_cart.shipping_itemcode,
      vatPercentage: wire.shopping_cart.shipping_vat_percentage,
    },
  };
}

export function readOrderSummary(wire: WireOrderListItem): OrderSummary {
  return {
    id: wire.id,
    number: wire.order_number ?? null,
    createdAt: wire.creation_date,
    productCount: wire.products,
    total: centsFromEuros(wire.total_price),
    deliveryDate: wire.delivery ?? null,
    reference: wire.order_reference ?? '',
    vat: (wire.vat ?? []).map(({ percentage, net, vat }) => ({
      percentage,
      net: centsFromEuros(net),
      vat: centsFromEuros(vat),
    })),
    lines: (wire.lines ?? []).map(({ description, article, amount }) => ({
      name: description,
      articleNumber: article,
      amount,
    })),
  };
}

export function readOrder(wire: WireOrderDetail): Order {
  return {
    id: wire.id,
    number: wire.order_number,
    createdAt: wire.creation_date,
    status: wire.status,
    deliveryDate: wire.delivery,
    payment: paymentKinds[wire.payment],
    mainAddress: readAddress(wire.main_address),
    invoiceAddress: readAddress(wire.invoice_address),
    cart: readCart(wire.shopping_cart),
  };
}
