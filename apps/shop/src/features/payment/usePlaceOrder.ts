import type { ApiClient, DraftOrder } from '@magazijn/api-client';
import { formatOrderNumber } from '@magazijn/domain/orders';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { orders } from '../../resources/orderResources.ts';
import { useRefresh } from '../../resources/useRefresh.ts';
import { tabStorage } from '../../storage/tabStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { keepPendingOrder } from './pendingOrder.ts';

/**
 * 'Bestelling plaatsen' (T62): places the draft once, however often it is pressed, and leads on.
 * When the answer is lost, the server is asked what became of the order before anything is called a failure.
 */
export function usePlaceOrder() {
  const { api, cart } = useStores();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const started = useRef(false);
  const [placing, setPlacing] = useState(false);

  const place = async (draft: DraftOrder, deliveryDate: number): Promise<void> => {
    if (started.current) return;
    started.current = true;
    setPlacing(true);
    const { customerNumber, invoiceAddress } = draft.company;
    const revision = cart.getState().revision;
    if (!(await isPlaced(api, draft.id))) {
      keepPendingOrder(tabStorage, null);
      void navigate(paths.paymentFailed.href(), { replace: true });
      return;
    }
    const number = formatOrderNumber(draft.id, invoiceAddress.country);
    keepPendingOrder(tabStorage, { number, customerNumber, deliveryDate, revision });
    cart.empty();
    void refresh(orders);
    void navigate(paths.paymentSucceeded.href(), { replace: true });
  };

  return { placing, place };
}

async function isPlaced(api: ApiClient, orderId: number): Promise<boolean> {
  try {
    await api.placeOrder(orderId);
    return true;
  } catch (error) {
    console.warn('The order was not confirmed', error);
    const order = await api.order(orderId).catch(() => null);
    return order?.status === 'placed';
  }
}
