import type { DraftOrder } from '@magazijn/api-client';
import { useRef, useState } from 'react';
import { spokenRefusal } from '../../cart/spokenRefusal.ts';
import { keepSentOrder } from '../../checkout/sentOrder.ts';
import { deviceStorage } from '../../storage/browserStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { goTo } from './leaveTo.ts';
import { paymentMethodHref } from './paymentMethodHref.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

/**
 * Goes to the payment page with a session that is good now (T63): the screen may have stood open for an hour, or the
 * order may have been paid in another tab. Asking again under the same key gives the same order.
 */
export function useOpenPayment() {
  const { api, cart } = useStores();
  const started = useRef(false);
  const [state, setState] = useState<{ readonly opening: boolean; readonly failure: string | null }>({
    opening: false,
    failure: null,
  });

  const open = async (draft: DraftOrder, deliveryDate: number): Promise<void> => {
    if (started.current) return;
    started.current = true;
    setState({ opening: true, failure: null });
    try {
      const { amounts, coupon, orderReference, revision } = cart.getState();
      const { id, checkout, company } = await api.createOrder({ amounts, coupon, orderReference }, revision);
      if (checkout !== null) {
        const { customerNumber } = company;
        keepSentOrder(deviceStorage, { id, customerNumber, deliveryDate, revision });
        goTo(paymentMethodHref(checkout));
        return;
      }
      setState({ opening: false, failure: failureText(paymentPageTexts.noPayment) });
    } catch (error) {
      console.warn(`The payment of order ${draft.id} could not be opened`, error);
      setState({ opening: false, failure: failureText(spokenRefusal(error) || paymentPageTexts.noPayment) });
    }
    started.current = false;
  };

  return { ...state, open };
}

const failureText = (about: string): string => `${paymentPageTexts.notDone} ${about}`;
