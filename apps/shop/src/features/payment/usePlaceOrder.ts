import type { DraftOrder } from '@magazijn/api-client';
import { formatOrderNumber } from '@magazijn/domain/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepPendingOrder } from '../../checkout/pendingOrder.ts';
import { keepSentOrder, type SentOrder } from '../../checkout/sentOrder.ts';
import { settleOrder } from '../../checkout/settleOrder.ts';
import { paths } from '../../paths/paths.ts';
import { punchOutOf } from '../../punch-out/punchOutOf.ts';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { deviceStorage, tabStorage } from '../../storage/browserStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { placeForVisit } from './placeForVisit.ts';
import { askOutcome, type Placing, placeOrder } from './placeOrder.ts';

/** An order that was sent, with what is needed once its outcome is known. */
interface Attempt {
  readonly draft: DraftOrder;
  readonly sent: SentOrder;
  /** Back to the procurement system; null without one. */
  readonly leave: ((stay: () => void) => void) | null;
}

/** Milliseconds between two questions after an order without an answer, at first and at most. */
const firstPause = 2000;
const longestPause = 30_000;

/**
 * 'Bestelling plaatsen' (T62): places the draft once, however often it is pressed, empties the cart and leads on:
 * to the thanks, or back to the procurement system that the buyer came from, whose hook is forgotten then.
 * While nobody knows whether it was placed the screen stays, the server is asked again and again, and the button can be
 * pressed again: the server places a draft once.
 */
export function usePlaceOrder() {
  const { api, cart, session } = useStores();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const started = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [unknown, setUnknown] = useState<Attempt | null>(null);

  const place = async (draft: DraftOrder, deliveryDate: number): Promise<void> => {
    if (started.current) return;
    started.current = true;
    setPlacing(true);
    setUnknown(null);
    const { customerNumber } = draft.company;
    const sent = { id: draft.id, customerNumber, deliveryDate, revision: cart.getState().revision };
    const visit = punchOutOf(session).getState();
    if (visit === null) keepSentOrder(deviceStorage, sent);
    const { outcome, leave } =
      visit === null
        ? { outcome: await placeOrder(api, draft.id), leave: null }
        : await placeForVisit(visit, draft, deliveryDate, { api, token: session.token });
    finish({ draft, sent, leave }, outcome);
  };

  const finish = ({ draft, sent, leave }: Attempt, outcome: Placing): void => {
    if (outcome.kind === 'unknown') {
      started.current = false;
      setPlacing(false);
      setUnknown({ draft, sent, leave });
      return;
    }
    // Known by a question, it is placed all the same: no press may send it again.
    started.current = true;
    setUnknown(null);
    if (outcome.kind === 'refused') {
      keepPendingOrder(tabStorage, null);
      void navigate(paths.paymentFailed.href(), { replace: true, state: { reason: outcome.reason } });
      return;
    }
    setPlacing(true);
    // Only what was ordered: while the answer came another tab may have added to it, or placed it and begun the next one.
    settleOrder(cart, sent, {
      number: formatOrderNumber(draft.id, draft.company.invoiceAddress.country),
      deliveryDate: outcome.deliveryDate ?? sent.deliveryDate,
      cart: draft.cart,
    });
    void refresh('orders');
    const thank = () => void navigate(paths.paymentSucceeded.href(), { replace: true });
    if (leave === null) {
      thank();
      return;
    }
    punchOutOf(session).end();
    leave(thank);
  };
  const onKnown = useEffectEvent(finish);

  useEffect(() => {
    if (unknown === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const askIn = (pause: number) => {
      const ask = async () => {
        const outcome = await askOutcome(api, unknown.draft.id);
        if (!current) return;
        if (outcome.kind === 'unknown') askIn(Math.min(pause * 2, longestPause));
        else onKnown(unknown, outcome);
      };
      timer = setTimeout(() => void ask(), pause);
    };
    askIn(firstPause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, unknown]);

  return {
    placing,
    /** Of which cart nobody knows whether its order was placed: its revision. */
    unknown: unknown?.sent.revision ?? null,
    place,
  };
}
