import { formatEuros } from '@magazijn/domain/money';
import { Button, ButtonLink, CheckoutLayout, MessageList } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { PayableOrder } from './PayableOrder.tsx';
import { paymentMethodTexts } from './paymentMethodTexts.ts';
import { usePaymentMethod } from './usePaymentMethod.ts';

const ways = ['a', 'b', 'c', 'd'];

/** The ways to pay keep their place while the provider is asked. */
export function PaymentMethodSkeleton() {
  return (
    <div aria-busy="true" className="max-w-160">
      <p role="status" className="pb-6 text-17">
        {paymentMethodTexts.busy}
      </p>
      <div aria-hidden className="grid gap-2">
        {ways.map((way) => (
          <span key={way} className="h-12 animate-pulse bg-bay motion-reduce:animate-none" />
        ))}
      </div>
    </div>
  );
}

/** The provider's form beside what is paid for, or why it is not there and the way on. */
export function PaymentMethod() {
  const { shown, order, element, retry } = usePaymentMethod();
  const wrong = shown.kind === 'foreign' || shown.kind === 'unreachable';
  return (
    <CheckoutLayout className="pt-6" summary={order && !wrong && <PayableOrder order={order} />}>
      {wrong && (
        <div className="grid gap-6">
          <MessageList messages={[{ tone: 'error', text: paymentMethodTexts[shown.kind] }]} />
          <p className="flex flex-wrap gap-4">
            {shown.kind === 'unreachable' && (
              <Button tone="primary" onClick={retry}>
                {paymentMethodTexts.retry}
              </Button>
            )}
            <ButtonLink
              tone={shown.kind === 'unreachable' ? 'secondary' : 'primary'}
              href={paths.payment.href()}
            >
              {paymentMethodTexts.toPayment}
            </ButtonLink>
          </p>
        </div>
      )}
      {/* On a phone what is paid for begins below the first screen, so that it does not move while the form grows. */}
      <div className={wrong ? '' : 'min-h-dvh wide:min-h-0'}>
        {(shown.kind === 'busy' || shown.kind === 'leaving') && <PaymentMethodSkeleton />}
        {shown.kind === 'open' && order && (
          <p className="pb-6 text-17">{paymentMethodTexts.hint(formatEuros(order.amount))}</p>
        )}
        {/* The provider's own; hidden, not removed, while it is not the one who speaks. */}
        <div ref={element} hidden={shown.kind !== 'open'} />
      </div>
    </CheckoutLayout>
  );
}
