import type { CartInfo } from '@magazijn/api-client';
import { eurosFromCents, formatEuros, priceParts } from '@magazijn/domain/money';
import { CartMeter, CartSummary, CouponField, OrderReferenceField } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useCart } from '../../cart/useCart.ts';
import { checkoutTexts } from '../../checkout/checkoutTexts.ts';
import { summaryRows } from '../../checkout/summaryRows.ts';
import { useSession } from '../../session/useSession.ts';
import { viewerKey } from '../../session/viewerKey.ts';
import { cartTexts } from './cartTexts.ts';
import { useDelayedText } from './useDelayedText.ts';

interface CartOverviewProps {
  info: CartInfo;
  blocked: boolean;
  action: ReactNode;
}

/** The panel beside the lines: how far the order is, what it costs, coupon and reference. */
export function CartOverview({ info, blocked, action }: CartOverviewProps) {
  const { coupon, orderReference, store } = useCart();
  const owner = viewerKey(useSession().viewer);
  const couponText = useDelayedText(coupon, (code) => store.setCoupon(code, owner));
  const referenceText = useDelayedText(orderReference, (text) => store.setOrderReference(text, owner));
  const { subtotal, minimumOrder, freeShippingFrom } = info;

  return (
    <CartSummary
      title={cartTexts.overview}
      meter={
        <CartMeter
          value={eurosFromCents(subtotal)}
          minimum={eurosFromCents(minimumOrder)}
          {...(freeShippingFrom === null ? {} : { free: eurosFromCents(freeShippingFrom) })}
          labels={{
            name: cartTexts.meter,
            value: formatEuros(subtotal),
            minimum: cartTexts.meterMinimum(wholeEuros(minimumOrder)),
            ...(freeShippingFrom === null ? {} : { free: cartTexts.meterFree(wholeEuros(freeShippingFrom)) }),
          }}
        />
      }
      rows={summaryRows(info)}
      total={{ label: checkoutTexts.total, price: priceParts(info.totalInclusive) }}
      action={action}
      {...(blocked ? { blocked: cartTexts.blocked } : {})}
      fields={
        <>
          <CouponField
            value={couponText.value}
            onValueChange={couponText.change}
            onBlur={couponText.leave}
            {...(couponText.value === info.coupon ? couponWord(info) : {})}
          />
          <OrderReferenceField
            value={referenceText.value}
            onValueChange={referenceText.change}
            onBlur={referenceText.leave}
          />
        </>
      }
    />
  );
}

/** '€ 50' on a mark of the meter, where cents would crowd. */
const wholeEuros = (amount: Parameters<typeof formatEuros>[0]): string =>
  formatEuros(amount).replace(/,00$/, '');

/** What the server says of the code, under its field. */
function couponWord({ couponStatus, coupon, discount }: CartInfo) {
  if (couponStatus === 'refused') return { error: cartTexts.couponRefused(coupon) };
  return couponStatus === 'accepted' ? { hint: cartTexts.couponAccepted(formatEuros(discount)) } : {};
}
