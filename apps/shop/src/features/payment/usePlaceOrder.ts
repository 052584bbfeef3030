import type { DraftOrder } from '@magazijn/api-client';
import { formatOrderNumber } from '@magazijn/domain/orders';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { orders } from '../../resources/orderResources.ts';
import { useRefresh } from '../../resources/useRefresh.ts';
import { tabStorage } from '../../storage/tabStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { keepPendingOrder } from './pendingOrder.ts';
import { placeOrder } from './placeOrder.ts';

/**
 * 'Bestelling plaatsen' (T62): places the draft once, however often it is pressed, empties the cart and leads on.
 * While nobody knows whether it was placed, the screen stays and the button can be pressed again: the server places a
 * draft once.
 */
export function usePlaceOrder() {
  const { api, cart } = useStores();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const started = useRef(false);
  const [state, setState] = useState<'ready' | 'placing' | 'unknown'>('ready');

  const place = async (draft: DraftOrder, deliveryDate: number): Promise<void> => {
    if (started.current) return;
    started.current = true;
    setState('placing');
    const { revision } = cart.getState();
    const outcome = await placeOrder(api, draft.id);
    if (outcome.kind === 'unknown') {
      started.current = false;
      setState('unknown');
      return;
    }
    if (outcome.kind === 'refused') {
      keepPendingOrder(tabStorage, null);
      void navigate(paths.paymentFailed.href(), { replace: true, state: { reason: outcome.reason } });
      return;
    }
    const { customerNumber, invoiceAddress } = draft.company;
    const number = formatOrderNumber(draft.id, invoiceAddress.country);
    keepPendingOrder(tabStorage, { number, customerNumber, deliveryDate, revision });
    cart.empty();
    void refresh(orders);
    void navigate(paths.paymentSucceeded.href(), { replace: true });
  };

  return { placing: state === 'placing', unknown: state === 'unknown', place };
}
