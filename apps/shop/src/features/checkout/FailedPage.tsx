import { ButtonLink, MessageList } from '@magazijn/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, saysCancelled } from '../../shared/links/paths.ts';
import { useOrderPlacement } from '../../shared/order/createOrderPlacement.ts';
import { loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { useHeadingFocus } from '../../shared/page/focusHeading.ts';
import { DocumentTitle, PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Waiting } from '../../shared/page/Waiting.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { askingEffects } from './paymentEffects.ts';

/** The payment failed: nothing was ordered, and the cart is as it was. */
export function FailedPage() {
  return (
    <ForCustomer
      fallback={
        <>
          <DocumentTitle>{outcomeTexts.checkingTitle}</DocumentTitle>
          <LinesSkeleton label={outcomeTexts.loading} lines={3} />
        </>
      }
    >
      {({ customerNumber }) => <FailedPayment customerNumber={customerNumber} />}
    </ForCustomer>
  );
}

/**
 * A payment that did not succeed, and the way to try again. Before anything is called a failure the server is asked: if
 * the order is placed, or its payment under way, this leads to the thanks.
 */
function FailedPayment({ customerNumber }: { customerNumber: string }) {
  const { api } = useCustomer();
  const { state: handedOn, search } = useLocation();
  const reason = reasonOf(handedOn);
  const [effects] = useState(() => askingEffects(api, customerNumber));
  const { state } = useOrderPlacement(effects, () => ({
    type: 'failureOpened',
    reason,
    payment: loadOrderRecord(null).payment,
  }));

  useHeadingFocus(state.kind === 'refused');

  if (state.kind !== 'refused') {
    return (
      <div className="max-w-160 pt-8 wide:pt-12">
        <DocumentTitle>{outcomeTexts.checkingTitle}</DocumentTitle>
        <Waiting>{outcomeTexts.checking}</Waiting>
      </div>
    );
  }
  const details = [
    reason,
    saysCancelled(search) ? outcomeTexts.cancelled : '',
    ...(state.unsure ? [outcomeTexts.unsure] : []),
  ].filter((text) => text !== '');
  const again = { href: paths.payment.href(), label: outcomeTexts.tryAgain };
  const cart = { href: paths.cart.href(), label: outcomeTexts.toCart };
  // What was refused for a reason is mended in the cart; the same again would be refused again.
  const ways = reason === '' ? [again, cart] : [cart, again];
  return (
    <div className="pt-8 wide:pt-12">
      <PageTitle>{outcomeTexts.refused}</PageTitle>
      <MessageList
        className="pt-6"
        messages={[
          { tone: 'error', text: outcomeTexts.refusedText, ...(details.length > 0 ? { details } : {}) },
        ]}
      />
      <DeadEnd
        title={outcomeTexts.notPlaced}
        action={
          <p className="flex flex-wrap gap-4">
            {ways.map(({ href, label }, index) => (
              <ButtonLink key={href} tone={index === 0 ? 'primary' : 'secondary'} href={href}>
                {label}
              </ButtonLink>
            ))}
          </p>
        }
      >
        {reason === '' ? outcomeTexts.refusedHelp : outcomeTexts.cartHelp}
      </DeadEnd>
    </div>
  );
}

/**
 * Why the order was refused, which is to be mended in the cart, as the payment screen handed it on in the history's entry; a
 * payment that failed and a link from elsewhere hand nothing on.
 */
function reasonOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return '';
  return typeof state.reason === 'string' ? state.reason : '';
}
