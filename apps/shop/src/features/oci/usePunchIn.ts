import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { postReturn } from '../../punch-out/postReturn.ts';
import { punchOutOf } from '../../punch-out/punchOutOf.ts';
import type { ReturnForm } from '../../punch-out/ReturnForm.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { useOneCall } from '../../stores/useOneCall.ts';
import type { PunchedIn } from './PunchedIn.ts';
import { punchIn } from './punchIn.ts';
import { punchInParts } from './punchInParts.ts';
import { takeCallUp } from './takeCallUp.ts';

/** How the login stands (T70); one that succeeds leads on. */
type OciStatus = 'PENDING' | 'FAILED' | 'INVALID_PAYMENT_METHOD';

/**
 * Logs in with what the address held, once, and leads to the shop (T71): into a visit of the procurement system when it
 * gave a hook, with a cart of its own.
 */
export function usePunchIn(): { readonly status: OciStatus; readonly answered: ReturnForm | null } {
  const { api, session, cart } = useStores();
  const navigate = useNavigate();
  const callOnce = useOneCall<PunchedIn>();
  const [status, setStatus] = useState<OciStatus>('PENDING');
  const [answered, setAnswered] = useState<ReturnForm | null>(null);

  useEffect(() => {
    let current = true;
    const follow = (outcome: PunchedIn) => {
      if (!current) return;
      if (outcome.kind === 'answered') {
        if (outcome.byHand) setAnswered(outcome.form);
        else postReturn(outcome.form);
        return;
      }
      if (outcome.kind !== 'entered') {
        setStatus(outcome.kind);
        return;
      }
      const { token, visit, href, amounts, coupon } = outcome;
      if (visit === null) {
        punchOutOf(session).end();
        session.logIn(token);
      } else punchOutOf(session).begin(visit, token);
      if (Object.keys(amounts).length > 0) cart.addAll(amounts);
      if (coupon !== '') cart.setCoupon(coupon);
      void navigate(href, { replace: true });
    };
    callOnce('punch in', () => punchIn(takeCallUp(), punchInParts(api))).then(follow, (error: unknown) => {
      console.warn('The procurement system was not logged in', error);
      follow({ kind: 'FAILED' });
    });
    return () => {
      current = false;
    };
  }, [api, session, cart, navigate, callOnce]);

  // The same window may be called up again: only the hash changes, so no document comes by itself. A hash without a field
  // is a place on this page.
  useEffect(() => {
    const again = () => window.location.hash.includes('=') && window.location.reload();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);

  return { status, answered };
}
