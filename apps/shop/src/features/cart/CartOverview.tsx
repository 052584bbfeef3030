import type { CartInfo } from '@magazijn/api-client';
import { maxCouponLength } from '@magazijn/domain/cart';
import { eurosFromCents, formatEuros, formatWholeEuros, priceParts } from '@magazijn/domain/money';
import { announce, CartMeter, CartSummary, CouponField, OrderReferenceField } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { summaryRows } from '../../shared/order/orderRows.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { viewerKey } from '../../shared/stores/SessionStore.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { cartTexts } from './cartTexts.ts';
import { useDelayedText } from './useDelayedText.ts';

interface CartOverviewProps {
  info: CartInfo;
  /** Why ordering is blocked, one line each under the button; empty when it is not. */
  obstacles: readonly ReactNode[];
  action: ReactNode;
}

/** The panel of a cart. The company's country gives the VAT rate when the back end returns no VAT totals. */
export function CartOverview(props: CartOverviewProps) {
  return props.info.vatTotals.length > 0 ? (
    <Overview {...props} vatShown={null} />
  ) : (
    <OverviewWithoutVat {...props} />
  );
}

function OverviewWithoutVat(props: CartOverviewProps) {
  const { vatShown } = useShopLinks();
  const { data: company } = useQuery('profile');
  return <Overview {...props} vatShown={company ? vatShown[company.mainAddress.country] : null} />;
}

function Overview({ info, obstacles, action, vatShown }: CartOverviewProps & { vatShown: number | null }) {
  const { couponCode, orderReference, store } = useCart();
  const owner = viewerKey(useSession().viewer);
  const couponText = useDelayedText(couponCode, (code) => store.setCouponCode(code, owner));
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
            minimum: cartTexts.meterMinimum(formatWholeEuros(minimumOrder)),
            ...(freeShippingFrom === null
              ? {}
              : { free: cartTexts.meterFree(formatWholeEuros(freeShippingFrom)) }),
          }}
        />
      }
      rows={summaryRows(info, vatShown)}
      total={{ label: checkoutTexts.total, price: priceParts(info.totalInclusive) }}
      action={action}
      {...(obstacles.length > 0 && {
        blocked: (
          <ul>
            {obstacles.map((obstacle, index) => (
              <li key={index}>{obstacle}</li>
            ))}
          </ul>
        ),
      })}
      fields={
        <>
          <CouponField
            value={couponText.value}
            onValueChange={couponText.change}
            onBlur={couponText.leave}
            onKeyDown={({ key }) => {
              if (key !== 'Enter') return;
              couponText.leave();
              // The response to the same code is already shown.
              const { error } = couponResult(info);
              if (error !== undefined && isSameCode(couponText.value, info.couponCode)) announce(error);
            }}
            maxLength={maxCouponLength}
            {...fullHint(couponText.value, maxCouponLength)}
            {...(isSameCode(couponText.value, info.couponCode) ? couponResult(info) : {})}
          />
          <OrderReferenceField
            value={referenceText.value}
            onValueChange={(text) => {
              const { hint } = fullHint(text, maxTypedReferenceLength);
              if (hint !== undefined) announce(hint);
              referenceText.change(text);
            }}
            maxLength={maxTypedReferenceLength}
            {...fullHint(referenceText.value, maxTypedReferenceLength)}
            onBlur={referenceText.leave}
          />
        </>
      }
    />
  );
}

/** The maximum length of CUST_FIELD5 in an OCI return. */
const maxTypedReferenceLength = 50;

/** The hint of a full field: the browser drops further characters without a message. */
const fullHint = (text: string, max: number): { hint?: string } =>
  text.length >= max ? { hint: cartTexts.textFull(max) } : {};

/** Codes are compared without case: the back end returns them in capitals. */
const isSameCode = (typed: string, answered: string): boolean =>
  typed.trim().toUpperCase() === answered.trim().toUpperCase();

/** The server's result for the code, shown under its field. */
function couponResult({ couponStatus, couponCode, discount }: CartInfo): { error?: string; hint?: string } {
  if (couponStatus === 'refused') return { error: checkoutTexts.couponRefused(couponCode) };
  if (couponStatus === 'unchecked') return { error: checkoutTexts.couponUnchecked(couponCode) };
  return couponStatus === 'accepted' ? { hint: checkoutTexts.couponAccepted(formatEuros(discount)) } : {};
}
