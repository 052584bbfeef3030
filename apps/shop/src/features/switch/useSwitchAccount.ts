import { ApiError } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { useOneCall } from '../../stores/useOneCall.ts';

/** How a switch stands; one that succeeds leads home. */
export type SwitchState = 'switching' | 'refused' | 'unreachable';

/**
 * Switches into another company as soon as somebody is logged in (S74): asks once for its token, keeps one's own as
 * previous, and goes home (T80). Whoever leaves before the answer stays who he was.
 *
 * @param id the address's own; anything but a whole number is nobody's
 */
export function useSwitchAccount(id: string) {
  const { api, session } = useStores();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const callOnce = useOneCall<string>();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Exclude<SwitchState, 'switching'> | null>(null);
  const known = /^[1-9]\d{0,8}$/.test(id);
  const wanted = known && viewer.kind === 'customer';

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    callOnce(`${id} ${attempt}`, () => api.switchTo(Number(id))).then(
      (token) => {
        if (!current) return;
        session.switchTo(token);
        void navigate(paths.home.href(), { replace: true });
      },
      (error: unknown) => {
        console.warn('The account was not switched', error);
        if (current) setFailure(isRefused(error) ? 'refused' : 'unreachable');
      },
    );
    return () => {
      current = false;
    };
  }, [api, session, navigate, callOnce, wanted, id, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  const state: SwitchState = known ? (failure ?? 'switching') : 'refused';
  return { state, retry };
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
