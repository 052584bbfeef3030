import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { formatEuros, priceParts } from '@magazijn/domain/money';
import type { PaymentStanding } from '@magazijn/domain/orders';
import { Button, ButtonLink, CartSummary, CheckoutLayout, MessageList } from '@magazijn/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../shared/links/paths.ts';
import { CheckoutSteps } from '../../shared/order/CheckoutSteps.tsx';
import { type OpenPaymentForm, useOrderPlacement } from '../../shared/order/createOrderPlacement.ts';
import { onRestored } from '../../shared/order/leaveTo.ts';
import { loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { readProviderPlace, takePaymentSession } from '../../shared/order/paymentSession.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { OrderingFor } from '../../shared/session/OrderingFor.tsx';
import { paymentMethodTexts } from './paymentMethodTexts.ts';

takePaymentSession();

/** The page with the payment provider's form; the shop never receives card data. */
export function PaymentMethodPage() {
  return (
    <CheckoutSteps current="payment">
      <ForCustomer
        fallback={
          <CheckoutLayout summary={<PanelSkeleton rows={2} />}>
            <PageTitle>{paymentMethodTexts.heading}</PageTitle>
            <div className="pt-6">
              <PaymentMethodSkeleton />
            </div>
          </CheckoutLayout>
        }
      >
        {() => <PaymentMethod />}
      </ForCustomer>
      <noscript>{paymentMethodTexts.noScript}</noscript>
    </CheckoutSteps>
  );
}

const paymentPageOpened = () =>
  ({ type: 'paymentPageOpened', payment: loadOrderRecord(null).payment }) as const;

/** The element of the provider's form, and how to open the form in it. Unmounting closes the form. */
function usePaymentForm() {
  const element = useRef<HTMLDivElement>(null);
  const unmount = useRef(() => {});
  useEffect(() => () => unmount.current(), []);

  const openForm: OpenPaymentForm = async (payment, { isOpen, ...events }) => {
    // The provider's library is larger than the rest of the page.
    const dropIn = await import('./dropIn.ts');
    const place = readProviderPlace();
    if (!isOpen() || place === null) return;
    const options = { payment, emulatorOrigin: place.emulatorOrigin, ...events };
    if (payment.redirectResult !== '') {
      await dropIn.submitRedirectResult(options);
    } else if (element.current) {
      unmount.current = await dropIn.openDropIn(element.current, options);
      if (!isOpen()) unmount.current();
    }
  };
  return { element, openForm };
}

/** The provider's form beside the order to pay; without a valid session a message and links instead. */
function PaymentMethod() {
  const { element, openForm } = usePaymentForm();
  const { state, send } = useOrderPlacement({ opening: paymentPageOpened, openForm });
  // After the back button the payment is queried again.
  useEffect(() => onRestored(() => window.location.reload()), []);

  const step = state.kind === 'paying' ? state.step : 'ended';
  const order = state.kind === 'paying' || state.kind === 'leaving' ? state.standing : null;
  const isOver =
    state.kind === 'leaving' || (state.kind === 'paying' && (step === 'returned' || step === 'ended'));
  const wrong = step === 'foreign' || step === 'unreachable';
  return (
    <CheckoutLayout
      summary={
        !wrong && (order ? <PayableOrder order={order} /> : step === 'checking' && <PanelSkeleton rows={2} />)
      }
    >
      <PageTitle>{paymentMethodTexts.heading}</PageTitle>
      {wrong && (
        <div className="grid gap-6 pt-6">
          <MessageList messages={[{ tone: 'error', text: paymentMethodTexts[step] }]} />
          <p className="flex flex-wrap gap-4">
            {step === 'unreachable' && (
              <Button tone="primary" onClick={() => send(paymentPageOpened())}>
                {paymentMethodTexts.retry}
              </Button>
            )}
            <ButtonLink tone={step === 'unreachable' ? 'secondary' : 'primary'} href={paths.payment.href()}>
              {paymentMethodTexts.toPayment}
            </ButtonLink>
          </p>
        </div>
      )}
      {/* On phones the summary starts below the first screen, so that it does not move when the form loads. */}
      <div className={wrong ? '' : 'min-h-120 pt-6 wide:min-h-0'}>
        {!wrong && step !== 'form' && <PaymentMethodSkeleton isOver={isOver} />}
        {step === 'form' && order && (
          <p className="pb-6 text-17">
            {paymentMethodTexts.hint(formatEuros(order.amount))} <OrderingFor />
          </p>
        )}
        {/* Rendered by the provider; hidden, not removed, in other steps. */}
        <div
          ref={element}
          hidden={step !== 'form'}
          data-slot="drop-in"
          // Which payment method the form preselects (dropIn.css).
          data-opens={state.kind === 'paying' && state.payment?.way === undefined ? 'first' : undefined}
        />
        {/* dropIn.css hides it once the form shows above it. */}
        {step === 'form' && <WaysSkeleton />}
      </div>
    </CheckoutLayout>
  );
}

const ways = ['a', 'b', 'c', 'd'];

function PaymentMethodSkeleton({ isOver = false }: { isOver?: boolean }) {
  const text = isOver ? paymentMethodTexts.over : paymentMethodTexts.busy;
  useAnnounced(text);
  return (
    <div aria-busy="true">
      <p className="pb-6 text-17">{text}</p>
      <WaysSkeleton />
    </div>
  );
}

/** As wide and about as high as the provider's list, with the first method open. */
function WaysSkeleton() {
  return (
    <div aria-hidden className="grid gap-4" data-slot="ways">
      {ways.map((way, index) => (
        <span
          key={way}
          className={`bg-surface-muted motion-safe:animate-breathe ${index === 0 ? 'min-h-28' : 'min-h-15'}`}
        />
      ))}
    </div>
  );
}

function PayableOrder({ order }: { order: PaymentStanding }) {
  const { orderNumber, deliveryDay, summary, total, note, toPayment } = paymentMethodTexts;
  const day = describeDeliveryDate(isoDateOfTimestamp(order.deliveryDate)).full;
  return (
    <CartSummary
      title={summary}
      rows={[
        [
          { label: orderNumber, value: order.orderNumber },
          { label: deliveryDay, value: day },
        ],
      ]}
      total={{ label: total, price: priceParts(order.amount) }}
      action={
        <ButtonLink tone="secondary" shape="back" href={paths.payment.href()}>
          {toPayment}
        </ButtonLink>
      }
      note={note}
    />
  );
}
