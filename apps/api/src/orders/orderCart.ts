import { cents } from '@magazijn/domain/money';
import { lineLimitText } from '../cart/cartTexts.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import type { FoundOrder } from './findOrder.ts';

const isOpen = ({ status }: FoundOrder['order']): boolean =>
  status === 'draft' || status === 'awaiting-payment';

/** The cart that an order was made of, as it was frozen; stock, and what of it stops an open order, are today's. */
export function orderCart({ order, lines }: FoundOrder): ShopCart {
  return {
    lines: lines.map((line) => ({
      ...line,
      price: cents(line.priceCents),
      oldPrice: line.priceOldCents === null ? null : cents(line.priceOldCents),
      discount: cents(line.discountCents),
      totalExclusive: cents(line.totalExclusiveCents),
      totalInclusive: cents(line.totalInclusiveCents),
      limitMessage: isOpen(order) && !line.giveAway ? lineLimitText(line, line.amount) : null,
    })),
    couponCode: order.couponCode ?? '',
    couponStatus: order.couponStatus,
    orderReference: order.orderReference,
    subtotal: cents(order.subtotalCents),
    couponDiscount: cents(order.couponDiscountCents),
    shipping: cents(order.shippingCents),
    shippingVatPercentage: order.shippingVatPercentage,
    vatTotals: order.vatTotals.map(({ vatPercentage, net, vat }) => ({
      vatPercentage,
      net: cents(net),
      vat: cents(vat),
    })),
    totalExclusive: cents(order.totalExclusiveCents),
    totalInclusive: cents(order.totalInclusiveCents),
    minimumOrder: cents(order.minimumOrderCents),
    freeShippingFrom: cents(order.freeShippingFromCents),
    limits: order.limits,
  };
}
