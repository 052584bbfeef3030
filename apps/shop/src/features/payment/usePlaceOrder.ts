import type { DraftOrder } from '@magazijn/api-client';
import { formatOrderNumber } from '@magazijn/domain/orders';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepPendingOrder } from '../../checkout/pendingOrder.ts';
import { keepSentOrder } from '../../checkout/sentOrder.ts';
import { settleOrder } from '../../checkout/settleOrder.ts';
import { paths } from '../../paths/paths.ts';
import { punchOutOf } from '../../punch-out/punchOutOf.ts';
import { orders } from '../../resources/orderResources.ts';
import { useRefresh } from '../../resources/useRefresh.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { tabStorage } from '../../storage/tabStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { placeForVisit } from './placeForVisit.ts';
import { placeOrder } from './placeOrder.ts';

/**
 * 'Bestelling plaatsen' (T62): places the draft once, however often it is pressed, empties the cart and leads on:
 * to the thanks, or back to the procurement system that the buyer came from, whose hook is forgotten then.
 * While nobody knows whether it was placed, the screen stays and the button can be pressed again: the server places a
 * draft once.
 */
export function usePlaceOrder() {
  const { api, cart, session } = useStores();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const started = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [unknown, setUnknown] = useState<string | null>(null);

  const place = async (draft: DraftOrder, deliveryDate: number): Promise<void> => {
    if (started.current) return;
    started.current = true;
    setPlacing(true);
    setUnknown(null);
    const { customerNumber, invoiceAddress } = draft.company;
    const sent = { id: draft.id, customerNumber, deliveryDate, revision: cart.getState().revision };
    const visit = punchOutOf(session).getState();
    if (visit === null) keepSentOrder(deviceStorage, sent);
    const { outcome, leave } =
      visit === null
        ? { outcome: await placeOrder(api, draft.id), leave: null }
        : await placeForVisit(visit, draft, deliveryDate, { api, token: session.token });
    if (outcome.kind === 'unknown') {
      started.current = false;
      setPlacing(false);
      setUnknown(sent.revision);
      return;
    }
    if (outcome.kind === 'refused') {
      keepPendingOrder(tabStorage, null);
      void navigate(paths.paymentFailed.href(), { replace: true, state: { reason: outcome.reason } });
      return;
    }
    // Only what was ordered: while the answer came another tab may have added to it, or placed it and begun the next one.
    settleOrder(cart, sent, {
      number: formatOrderNumber(draft.id, invoiceAddress.country),
      deliveryDate: outcome.deliveryDate ?? deliveryDate,
      cart: draft.cart,
    });
    void refresh(orders);
    const thank = () => void navigate(paths.paymentSucceeded.href(), { replace: true });
    if (leave === null) {
      thank();
      return;
    }
    punchOutOf(session).end();
    leave(thank);
  };

  return {
    placing,
    /** Of which cart nobody knows whether its order was placed: its revision. */
    unknown,
    place,
  };
}
