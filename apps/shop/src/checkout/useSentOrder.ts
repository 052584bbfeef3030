import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../cart/useCart.ts';
import { paths } from '../paths/paths.ts';
import { useSession } from '../session/useSession.ts';
import { tabStorage } from '../storage/tabStorage.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { readSentOrder } from './sentOrder.ts';
import { settleOrder } from './settleOrder.ts';

/**
 * A tab that was loaded again while its order was on its way asks what became of it: placed, it leaves the cart and leads
 * to the thanks, so that nobody orders the same again with one thing more. While the server does not answer the next page
 * asks.
 */
export function useSentOrder(): void {
  const { api, cart } = useStores();
  const { known } = useCart();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const customerNumber = viewer.kind === 'customer' ? viewer.customerNumber : null;

  useEffect(() => {
    const sent = customerNumber === null ? null : readSentOrder(tabStorage, customerNumber);
    if (sent === null || !known) return;
    let current = true;
    api.order(sent.id).then(
      (order) => {
        if (order?.status !== 'placed') return;
        const { revision } = cart.getState();
        settleOrder(cart, tabStorage, sent, order);
        // Another tab may have heard of it long ago: this cart is then the next one, and nothing was taken out of it.
        const isNews = cart.getState().revision !== revision;
        if (current && isNews) void navigate(paths.paymentSucceeded.href(), { replace: true });
      },
      (error: unknown) => console.warn('What became of the order is not known', error),
    );
    return () => {
      current = false;
    };
  }, [api, cart, customerNumber, known, navigate]);
}
