import { type ApiClient, createApiClient } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isIdle, whenSettled } from '../../shared/cart/whenSettled.ts';
import { type PageData, pageDataId } from '../../shared/data/PageData.ts';
import { useOneCall } from '../../shared/data/useOneCall.ts';
import { failureReferenceOf } from '../../shared/page/failureReference.ts';
import { punchOutOf } from '../../shared/punch-out/createPunchOutStore.ts';
import { postReturn, type ReturnForm } from '../../shared/punch-out/postReturn.ts';
import { punchOutClient } from '../../shared/punch-out/prepareReturn.ts';
import { readCookie } from '../../shared/storage/browserStorage.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { type PunchedIn, type PunchInDependencies, punchIn } from './punchIn.ts';
import { takePunchOutRequest } from './punchOutRequest.ts';

/** Dependencies in the browser: API clients with the token of the new login. */
function punchInDependencies(): PunchInDependencies {
  const clientOf = (token: string | null): ApiClient =>
    createApiClient({ token: () => token, xsrfToken: () => readCookie('XSRF-TOKEN') });
  return {
    logIn: clientOf(null).logIn,
    exchangeCode: punchOutClient(() => null).exchangePunchOutCode,
    callsOf: (token) => ({ ...clientOf(token), ...punchOutClient(() => token) }),
    ownOrigin: window.location.origin,
    allowHttp: readAllowHttp(),
  };
}

/** Reads the setting from the page's document; false in documents of other pages. */
function readAllowHttp(): boolean {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData).punchOut?.allowHttp === true : false;
}

type OciStatus = 'PENDING' | 'FAILED' | 'INVALID_PAYMENT_METHOD';

interface PunchIn {
  readonly status: OciStatus;
  /** The form that the buyer sends, and the text above it. */
  readonly answered: { readonly form: ReturnForm; readonly notice: string } | null;
  /** The reference for customer service after a failure; null without a request id. */
  readonly reference: string | null;
}

/** Logs in once with the URL's request and opens the shop; with a hook URL, in a punch-out session. */
export function usePunchIn(): PunchIn {
  const { loadApi, session, customer } = useStores();
  const navigate = useNavigate();
  const callOnce = useOneCall<PunchedIn>();
  const [status, setStatus] = useState<OciStatus>('PENDING');
  const [answered, setAnswered] = useState<PunchIn['answered']>(null);
  const [reference, setReference] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    const follow = (outcome: PunchedIn) => {
      if (!current) return;
      if (outcome.kind === 'answered') {
        if (outcome.byHand) setAnswered(outcome);
        else postReturn(outcome.form);
        return;
      }
      if (outcome.kind !== 'entered') {
        setStatus(outcome.kind);
        return;
      }
      const { token, punchOut, href, quantities, couponCode } = outcome;
      const replaced = session.token();
      if (punchOut === null) {
        punchOutOf(session).end();
        session.logIn(token);
      } else punchOutOf(session).begin(punchOut, token);
      const cart = customer.loaded()?.cart;
      if (replaced !== null) {
        // A call of the cart that is under way with it would be refused.
        Promise.all([loadApi(), cart && whenSettled(cart, isIdle)])
          .then(([api]) => api.logOut(replaced))
          .catch((error: unknown) => console.warn('The earlier login was not ended', error));
      }
      if (Object.keys(quantities).length > 0) cart?.addAll(quantities);
      if (couponCode !== '') cart?.setCouponCode(couponCode);
      void navigate(href, { replace: true });
    };
    const enter = async () => {
      const outcome = await punchIn(takePunchOutRequest(), punchInDependencies());
      // The cart is loaded before the login, so that its first quantities are stored.
      if (outcome.kind === 'entered') await customer.load();
      return outcome;
    };
    callOnce('punch in', enter).then(follow, (error: unknown) => {
      console.warn('The buyer of the procurement system was not logged in', error);
      if (current) setReference(failureReferenceOf(error));
      follow({ kind: 'FAILED' });
    });
    return () => {
      current = false;
    };
  }, [loadApi, session, customer, navigate, callOnce]);

  // Another request may come in the hash, which loads no document; an anchor has no parameter.
  useEffect(() => {
    const again = () => window.location.hash.includes('=') && window.location.reload();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);

  return { status, answered, reference };
}
