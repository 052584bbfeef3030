import type { CartInfo } from '@magazijn/api-client';
import { formatEuros, priceParts } from '@magazijn/domain/money';
import type { OrderPlacement } from '@magazijn/domain/orders';
import { Button, ButtonLink, CartSummary, CheckoutLayout, MessageList } from '@magazijn/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/links/paths.ts';
import { useOrderPlacement } from '../../shared/order/createOrderPlacement.ts';
import { loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { useHeadingFocus } from '../../shared/page/focusHeading.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { Waiting } from '../../shared/page/Waiting.tsx';
import { PackShelf } from '../../shared/products/PackShelf.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

export function FailedPage() {
  return (
    <ForCustomer
      fallback={
        <Checking>
          <LinesSkeleton label={outcomeTexts.loading} lines={3} />
        </Checking>
      }
    >
      {({ customerNumber }) => <FailedPayment customerNumber={customerNumber} />}
    </ForCustomer>
  );
}

const Checking = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-160 gap-6 pt-8 wide:pt-12">
    <PageTitle>{outcomeTexts.checkingTitle}</PageTitle>
    {children}
  </div>
);

/** Queries the server before a failure shows: a placed or pending order opens the thank-you page. */
function FailedPayment({ customerNumber }: { customerNumber: string }) {
  const { state: handedOn } = useLocation();
  const reason = reasonOf(handedOn);
  const { state } = useOrderPlacement({
    opening: () => ({ type: 'failureOpened', reason, payment: loadOrderRecord(null).payment }),
  });

  useHeadingFocus(state.kind === 'refused');

  if (state.kind !== 'refused') {
    return (
      <Checking>
        <Waiting>{outcomeTexts.checking}</Waiting>
      </Checking>
    );
  }
  return <Refused refused={state} customerNumber={customerNumber} />;
}

interface RefusedProps {
  refused: Extract<OrderPlacement, { readonly kind: 'refused' }>;
  customerNumber: string;
}

function Refused({ refused: { reason, cancelled, unsure, refunded }, customerNumber }: RefusedProps) {
  const { store, info, quantities } = useCart();
  const filled = Object.keys(quantities).length > 0;
  const failed = cancelled ? outcomeTexts.cancelled : outcomeTexts.refusedByBank;
  const online = loadOrderRecord(null).payment !== null;
  const detail =
    reason ||
    (refunded > 0 && outcomeTexts.repaid(formatEuros(refunded))) ||
    (unsure && outcomeTexts.unsure) ||
    (online && failed);
  const isNothingPaid = !unsure && refunded === 0;

  // A cancellation is no error, so it is announced politely.
  useAnnounced(cancelled ? `${outcomeTexts.refusedText} ${detail}` : null);

  // Shows the current amount.
  useEffect(() => {
    store.recalculate();
  }, [store]);

  return (
    <div className="pt-8 wide:pt-12">
      <CheckoutLayout
        summary={
          filled && (
            <RefusedPanel customerNumber={customerNumber} isMendedInCart={reason !== ''} info={info} />
          )
        }
      >
        <PageTitle>{outcomeTexts.refused}</PageTitle>
        <MessageList
          className="pt-6"
          messages={[
            {
              tone: cancelled ? 'info' : 'error',
              announced: cancelled,
              text: (
                <>
                  <span className="block font-bold">{outcomeTexts.refusedText}</span>{' '}
                  {detail && <span className="block font-medium">{detail}</span>}
                </>
              ),
            },
          ]}
        />
        {info && filled && (
          <PackShelf
            className="mt-6"
            label={outcomeTexts.inCart}
            packs={info.lines.map(({ productId, giveAway, name, picture, quantity }) => ({
              id: `${productId} ${giveAway}`,
              name,
              picture,
              quantity,
            }))}
          />
        )}
        <h2 className="type-heading pt-6 text-22">
          {unsure ? outcomeTexts.perhapsPlaced : outcomeTexts.notPlaced}
        </h2>
        <p className="max-w-xl pt-2 text-16 text-ink-2">
          {reason
            ? outcomeTexts.cartHelp
            : [isNothingPaid && outcomeTexts.nothingPaid, filled && outcomeTexts.cartStays]
                .filter(Boolean)
                .join(' ')}
        </p>
        {!filled && (
          <p className="flex flex-wrap gap-4 pt-4">
            <ButtonLink tone="primary" href={paths.cart.href()}>
              {outcomeTexts.toCart}
            </ButtonLink>
            <ButtonLink tone="secondary" href={paths.home.href()}>
              {outcomeTexts.continueShopping}
            </ButtonLink>
          </p>
        )}
      </CheckoutLayout>
    </div>
  );
}

interface RefusedPanelProps {
  customerNumber: string;
  /** Whether the customer must change the cart before ordering again. */
  isMendedInCart: boolean;
  /** Null while the cart is being priced. */
  info: CartInfo | null;
}

function RefusedPanel({ customerNumber, isMendedInCart, info }: RefusedPanelProps) {
  const { revision } = useCart();
  const { state, payAgain } = useOrderPlacement();
  const navigate = useNavigate();
  const [{ sent, payment }] = useState(() => loadOrderRecord(customerNumber));
  // Only for the unchanged cart: a changed one is another order, which the payment screen shows first.
  const order = payment !== null && sent?.revision === revision && !isMendedInCart ? sent : null;
  const opening = state.kind === 'opening';
  const notOpened = state.kind === 'draft' && state.failure !== null;
  const amount = info ? formatEuros(info.totalInclusive) : '';

  // The payment screen shows the reason.
  useEffect(() => {
    if (notOpened) void navigate(paths.payment.href());
  }, [notOpened, navigate]);

  const toCart = { href: paths.cart.href(), label: outcomeTexts.toCart };
  const toPayment = { href: paths.payment.href(), label: outcomeTexts.tryAgain };
  const links = order ? [toCart] : isMendedInCart ? [toCart, toPayment] : [toPayment, toCart];
  return (
    <CartSummary
      title={paymentPageTexts.summary}
      rows={[]}
      {...(info && { total: { label: outcomeTexts.toPay, price: priceParts(info.totalInclusive) } })}
      action={
        <div className="grid gap-3 pt-2">
          {order && (
            <>
              <Button
                tone="primary"
                size="l"
                loading={opening}
                onClick={() => payAgain(order, payment?.way ?? undefined)}
              >
                {outcomeTexts.payAgain(amount)}
              </Button>
              <Button tone="secondary" disabled={opening} onClick={() => payAgain(order, null)}>
                {outcomeTexts.otherWay}
              </Button>
            </>
          )}
          {links.map(({ href, label }, index) => (
            <ButtonLink
              key={href}
              tone={order ? 'tertiary' : index === 0 ? 'primary' : 'secondary'}
              href={href}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
}

/** The reason of a refused order, from the history entry's state; '' for a failed payment. */
function reasonOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return '';
  return typeof state.reason === 'string' ? state.reason : '';
}
