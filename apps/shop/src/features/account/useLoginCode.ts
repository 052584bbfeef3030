import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/**
 * Takes the one-time code of a form that the web server answered because no script did (docs/adr/0042) out of the
 * address, and the session that it stands for.
 *
 * @param onFailed told when the code was used, or is too old
 */
export function useLoginCode(onFailed: () => void): void {
  const { session } = useStores();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const code = new URLSearchParams(hash.slice(1)).get('code');
    if (code === null) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    // A link with a code takes nobody out of their own account.
    if (session.getState().viewer.kind === 'customer') return;
    const exchange = async () => {
      const { punchOutClient } = await import('../../shared/punch-out/prepareReturn.ts');
      session.logIn((await punchOutClient(() => null).exchangePunchOutCode(code)).token);
    };
    exchange().catch((error: unknown) => {
      console.warn('Not logged in', error);
      fail();
    });
  }, [session]);
}
