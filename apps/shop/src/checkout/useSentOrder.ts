import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { useSession } from '../session/useSession.ts';
import { deviceStorage } from '../storage/browserStorage.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { forgetSentOrder, readSentOrder } from './sentOrder.ts';
import { settleOrder } from './settleOrder.ts';

/**
 * Who loaded the page again, or closed the browser, while an order was on its way asks what became of it: placed, it
 * leaves the cart and leads to the thanks, so that nobody orders the same again with one thing more. While the server
 * does not answer the next page asks.
 *
 * @returns asks, where there is something to ask; true when the order left the cart by it.
 */
export function useSentOrder(): () => Promise<boolean> {
  const { api, cart } = useStores();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const left = useRef(false);
  const customerNumber = viewer.kind === 'customer' ? viewer.customerNumber : null;

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  return useCallback(async () => {
    const sent = customerNumber === null ? null : readSentOrder(deviceStorage, customerNumber);
    if (sent === null) return false;
    try {
      const order = await api.order(sent.id);
      // A draft that has had its time is placed no more.
      if (order === null) forgetSentOrder(deviceStorage, sent);
      if (order?.status !== 'placed') return false;
      const { revision } = cart.getState();
      settleOrder(cart, sent, { ...order, deliveryDate: order.deliveryDate ?? sent.deliveryDate });
      // Another tab may have heard of it long ago: this cart is then the next one, and nothing was taken out of it.
      const isNews = cart.getState().revision !== revision;
      if (isNews && !left.current) void navigate(paths.paymentSucceeded.href(), { replace: true });
      return isNews;
    } catch (error) {
      console.warn('What became of the order is not known', error);
      return false;
    }
  }, [api, cart, customerNumber, navigate]);
}
