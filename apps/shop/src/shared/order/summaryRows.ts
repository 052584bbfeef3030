import type { CartInfo } from '@magazijn/api-client';
import { addCents, type Cents, formatAmount, formatEuros, subtractCents } from '@magazijn/domain/money';
import type { CartSummaryProps } from '@magazijn/ui';
import { checkoutTexts } from './checkoutTexts.ts';

/** The server's sums above its subtotal, as a buyer reads them from top to bottom. */
interface CartTotals {
  /** All lines at their full price. */
  readonly products: Cents;
  /** What the deals of the lines take off; already out of the subtotal. */
  readonly dealDiscount: Cents;
}

export function cartTotals(cart: CartInfo): CartTotals {
  const dealDiscount = addCents(...cart.lines.map((line) => line.discount));
  return { products: addCents(cart.subtotal, dealDiscount), dealDiscount };
}

/**
 * The rows of the summary beside cart and payment: products, discounts, delivery; then VAT per rate.
 *
 * @param vatShown the percentage that stands where the back end gave no VAT totals; null where none is known
 */
export function summaryRows(cart: CartInfo, vatShown: number | null): CartSummaryProps['rows'] {
  const { products, dealDiscount } = cartTotals(cart);
  const deals = [
    { label: checkoutTexts.products, value: formatAmount(products) },
    { label: checkoutTexts.dealDiscount, value: `−${formatAmount(dealDiscount)}`, tone: 'discount' as const },
  ];
  const coupon = {
    label: checkoutTexts.coupon(cart.couponCode),
    value: `−${formatAmount(cart.discount)}`,
    tone: 'discount' as const,
  };
  return [
    [
      ...(dealDiscount > 0 ? deals : []),
      { label: checkoutTexts.subtotal, value: formatAmount(cart.subtotal) },
      ...(cart.discount > 0 ? [coupon] : []),
      shippingRow(cart),
    ],
    vatOf(cart, vatShown).map(({ percentage, net, amount }) => ({
      label: checkoutTexts.vat(percentage) + (net === null ? '' : checkoutTexts.vatOver(formatEuros(net))),
      value: formatAmount(amount),
      tone: 'muted' as const,
    })),
  ];
}

/** The rows of an order that was placed: nothing is left to reach. */
export const placedSummaryRows = (cart: CartInfo): CartSummaryProps['rows'] =>
  summaryRows({ ...cart, freeShippingFrom: null }, null);

function shippingRow({ shipping, subtotal, freeShippingFrom }: CartInfo) {
  if (shipping === 0) {
    return { label: checkoutTexts.shipping, value: checkoutTexts.freeShipping, tone: 'positive' as const };
  }
  const missing = freeShippingFrom === null ? 0 : subtractCents(freeShippingFrom, subtotal);
  return {
    label: checkoutTexts.shipping,
    value: formatAmount(shipping),
    ...(freeShippingFrom !== null && missing > 0
      ? { note: checkoutTexts.untilFreeShipping(formatEuros(subtractCents(freeShippingFrom, subtotal))) }
      : {}),
  };
}

/** By rate; without totals of the back end the difference that its total makes, under the rate that is shown. */
function vatOf(cart: CartInfo, vatShown: number | null): CartInfo['vatTotals'] {
  if (cart.vatTotals.length > 0 || vatShown === null) return cart.vatTotals;
  const exclusive = addCents(subtractCents(cart.subtotal, cart.discount), cart.shipping);
  return [{ percentage: vatShown, net: null, amount: subtractCents(cart.totalInclusive, exclusive) }];
}
