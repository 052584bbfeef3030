import type { PaymentState } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import { tabStorage } from '../../storage/browserStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { readPaymentVisit } from './paymentVisit.ts';

/** What the server says of the payment of this tab. */
export type SettledPayment =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly state: PaymentState }
  /** The server does not answer. */
  | { readonly kind: 'unknown' };

const pause = 2000;

/**
 * Asks the server where the payment of this tab stands, and while it is open again now and then: the bank's word may be
 * a moment behind the browser.
 *
 * @param rounds how often it is asked at most
 */
export function useSettledPayment(rounds: number): SettledPayment {
  const { api } = useStores();
  const [visit] = useState(() => readPaymentVisit(tabStorage));
  const sessionId = visit?.sessionId ?? null;
  const [settled, setSettled] = useState<SettledPayment>({ kind: sessionId === null ? 'none' : 'asking' });

  useEffect(() => {
    if (sessionId === null) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (round: number): Promise<void> => {
      const next = await api
        .paymentState(sessionId)
        .then((state): SettledPayment => (state === null ? { kind: 'none' } : { kind: 'known', state }))
        .catch((): SettledPayment => ({ kind: 'unknown' }));
      if (!current) return;
      const waits = next.kind === 'unknown' || (next.kind === 'known' && next.state.state === 'open');
      if (waits && round < rounds) timer = setTimeout(() => void ask(round + 1), pause);
      setSettled(next);
    };
    void ask(1);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, sessionId, rounds]);

  return settled;
}
