import type { IsoDate } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import type { OciOrder } from '@magazijn/domain/oci';
import type { ShopCart } from '../cart/ShopCart.ts';
import { shippingItemCode } from '../orders/toWireOrder.ts';

/**
 * A cart or an order as a procurement system gets it. The coupon's discount is told apart per VAT percentage: it is
 * what a rate's lines and delivery come to, less what the rate was frozen at.
 */
export function toOciOrder(cart: ShopCart, deliveryDate: IsoDate): OciOrder {
  const { shipping, shippingVatPercentage, couponDiscount } = cart;
  const gross = new Map<number, number>([[shippingVatPercentage, shipping]]);
  for (const { vatPercentage, totalExclusive } of cart.lines) {
    gross.set(vatPercentage, (gross.get(vatPercentage) ?? 0) + totalExclusive);
  }
  const net = new Map(cart.vatTotals.map((rate) => [rate.vatPercentage, rate.net]));
  const discounts = [...gross].map(([vatPercentage, amount]) => ({
    vatPercentage,
    discount: cents(amount - (net.get(vatPercentage) ?? 0)),
  }));
  return {
    lines: cart.lines.map((line) => ({
      productId: line.productId,
      description: line.description,
      itemCode: line.articleNumber,
      categoryPath: line.categoryPath,
      amount: line.amount,
      price: line.price,
      discount: line.discount,
      total: line.totalExclusive,
      vatPercentage: line.vatPercentage,
      giveAway: line.giveAway,
    })),
    shipping: { cost: shipping, itemCode: shippingItemCode, vatPercentage: shippingVatPercentage },
    discounts: couponDiscount === 0 ? [] : discounts.filter(({ discount }) => discount !== 0),
    deliveryDate,
    orderReference: cart.orderReference,
  };
}
