import type { CartInfo, CartLine } from '@magazijn/api-client';
import {
  addCents,
  type Cents,
  formatAmount,
  formatEuros,
  multiplyCents,
  subtractCents,
} from '@magazijn/domain/money';
import { type CartSummaryProps, Link, type OrderLine } from '@magazijn/ui';
import type { AisleOf } from '../data/useAisleOf.tsx';
import { productHref } from '../links/paths.ts';
import { SmallPicture } from '../products/SmallPicture.tsx';
import { checkoutTexts } from './checkoutTexts.ts';
import { dealNote } from './dealNote.ts';

/** Read-only lines for the payment screen and placed orders, with prices and discounts. */
export function orderLineRows(lines: readonly CartLine[], aisleOf: AisleOf): readonly OrderLine[] {
  return lines.map((line) => {
    const note = noteOf(line);
    const category = aisleOf(line.path);
    return {
      id: `${line.productId} ${line.giveAway}`,
      ...(category ? { category } : {}),
      picture: <SmallPicture name={line.picture} />,
      name: <Link href={productHref(line.path)}>{line.name}</Link>,
      detail: line.costCentre ? (
        <>
          {line.contents}
          <span className="block">
            {checkoutTexts.costCentre(line.costCentre.code, line.costCentre.name)}
          </span>
        </>
      ) : (
        line.contents
      ),
      quantityText: `${line.quantity} ×`,
      total: formatAmount(line.total),
      grossTotal: line.discount > 0 ? formatAmount(multiplyCents(line.price, line.quantity)) : undefined,
      ...(note ? { note } : {}),
    };
  });
}

function noteOf(line: CartLine): OrderLine['note'] | null {
  if (line.giveAway) return { tone: 'positive', text: checkoutTexts.free };
  const text = dealNote(line);
  return text === null ? null : { tone: 'sale', text };
}

/** The server's sums above the subtotal, in reading order. */
interface CartTotals {
  /** All lines at their full price. */
  readonly products: Cents;
  /** The discount of all deals; the subtotal is already without it. */
  readonly dealDiscount: Cents;
}

export function cartTotals(cart: CartInfo): CartTotals {
  const dealDiscount = addCents(...cart.lines.map((line) => line.discount));
  return { products: addCents(cart.subtotal, dealDiscount), dealDiscount };
}

/** The rows of the summary: products, discounts, delivery, VAT per rate (`vatShown` without VAT totals). */
export function summaryRows(cart: CartInfo, vatShown: number | null): NonNullable<CartSummaryProps['rows']> {
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
      ...(cart.vatNote === null ? {} : { note: cart.vatNote }),
    })),
  ];
}

/** The rows of a placed order, without the amounts that are left to reach a limit. */
export const placedSummaryRows = (cart: CartInfo): NonNullable<CartSummaryProps['rows']> =>
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

/** Per rate. Without totals of the back end: the difference to the total, under the shown rate. */
function vatOf(cart: CartInfo, vatShown: number | null): CartInfo['vatTotals'] {
  if (cart.vatTotals.length > 0 || vatShown === null) return cart.vatTotals;
  const exclusive = addCents(subtractCents(cart.subtotal, cart.discount), cart.shipping);
  return [{ percentage: vatShown, net: null, amount: subtractCents(cart.totalInclusive, exclusive) }];
}
