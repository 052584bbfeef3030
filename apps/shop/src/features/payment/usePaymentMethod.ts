import type { PaymentState } from '@magazijn/api-client';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths/paths.ts';
import type { PageData } from '../../rendering/PageData.ts';
import { tabStorage } from '../../storage/browserStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { useOneCall } from '../../stores/useOneCall.ts';
import { isServersVisit } from './isServersVisit.ts';
import { leaveTo, onRestored } from './leaveTo.ts';
import { readPaymentPlace } from './paymentPlace.ts';
import { keepPaymentVisit, type PaymentVisit, readPaymentVisit } from './paymentVisit.ts';
import { type PaymentEnd, type ProviderResult, settlePayment } from './settlePayment.ts';

/** Where the payment page stands. */
export type PaymentMethodState =
  /** The server is being asked, or the bank's answer is handed on. */
  | { readonly kind: 'busy' }
  /** The address names no session, another's, or says something else than the servers. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unreachable' }
  /** The provider's ways to pay are shown in `element`. */
  | { readonly kind: 'open' }
  | { readonly kind: 'leaving'; readonly end: PaymentEnd };

interface Checked {
  readonly visit: PaymentVisit;
  readonly place: NonNullable<PageData['payment']>;
  readonly state: PaymentState;
}

/** Loaded when it is needed: the provider's library weighs more than the rest of the page. */
const loadDropIn = () => import('./dropIn.ts');

/**
 * Pays with the session that this tab was opened with (S61, T63). The server is asked first: whoever comes back, or
 * loads the page again, may find the order placed. Only what the server knows reaches the provider's library.
 */
export function usePaymentMethod() {
  const { api } = useStores();
  const element = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  const callOnce = useOneCall<Checked | null>();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<PaymentMethodState>({ kind: 'busy' });
  const [order, setOrder] = useState<PaymentState | null>(null);

  useEffect(() => {
    let current = true;
    let unmount = () => {};
    const show = (next: PaymentMethodState) => current && setShown(next);

    const leave = (end: PaymentEnd) => {
      if (left.current) return;
      left.current = true;
      setShown({ kind: 'leaving', end });
      leaveTo(end === 'succeeded' ? paths.paymentSucceeded.href() : paths.paymentFailed.href());
    };

    const pay = async ({ visit, place }: Checked) => {
      const options = {
        visit,
        emulatorOrigin: place.emulatorOrigin,
        onSubmitted: () => keepPaymentVisit(tabStorage, { ...visit, submitted: true }),
        onEnd: (result: ProviderResult) => {
          show({ kind: 'busy' });
          void settlePayment(api, visit.sessionId, result).then(leave);
        },
      };
      const dropIn = await loadDropIn();
      if (!current) return;
      if (visit.redirectResult !== '') {
        // Used once: a reload finds the server's word instead.
        keepPaymentVisit(tabStorage, { ...visit, redirectResult: '', submitted: true });
        await dropIn.submitRedirectResult(options);
      } else if (element.current) {
        show({ kind: 'open' });
        unmount = await dropIn.openDropIn(element.current, options);
        if (!current) unmount();
      }
    };

    callOnce(String(attempt), () => checkVisit(api.paymentState))
      .then(async (checked) => {
        if (!current) return;
        if (checked === null) return show({ kind: 'foreign' });
        const { visit, place, state } = checked;
        if (state.state !== 'open')
          return leave(state.state === 'placed' || state.state === 'pending' ? 'succeeded' : 'failed');
        if (!isServersVisit(visit, state, place)) return show({ kind: 'foreign' });
        setOrder(state);
        await pay(checked).catch(async (error: unknown) => {
          console.warn('The payment provider’s session could not be opened', error);
          // Nothing was sent with it: a new session cannot charge twice.
          if (!visit.submitted && visit.redirectResult === '')
            await api.reportPayment(visit.sessionId, null).catch((unreported: unknown) => {
              console.warn('The server did not hear that the session is given up', unreported);
            });
          leave(await settlePayment(api, visit.sessionId, { resultCode: '', sessionResult: '' }));
        });
      })
      .catch((error: unknown) => {
        console.warn('The server could not be asked for the payment', error);
        show({ kind: 'unreachable' });
      });
    return () => {
      current = false;
      unmount();
    };
  }, [api, attempt, callOnce]);

  // Back from the bank by the back button: what came of it is asked anew.
  useEffect(() => onRestored(() => window.location.reload()), []);

  const retry = () => {
    setShown({ kind: 'busy' });
    setAttempt((count) => count + 1);
  };
  return { shown, order, element, retry };
}

/** What this tab pays with and what the servers say of it; null when there is nothing, or it is not this customer's. */
async function checkVisit(
  paymentState: (sessionId: string) => Promise<PaymentState | null>,
): Promise<Checked | null> {
  const visit = readPaymentVisit(tabStorage);
  if (visit === null) return null;
  const place = readPaymentPlace();
  if (place === null) {
    // Reached without a document of its own, whose policy would let the provider in.
    window.location.reload();
    return new Promise(() => {});
  }
  const state = await paymentState(visit.sessionId);
  return state && { visit, place, state };
}
