import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Exchanges the code of a login without scripts (docs/adr/0042), and removes it from the address. */
export function useLoginCode(onFailed: () => void): void {
  const { session } = useStores();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const code = new URLSearchParams(hash.slice(1)).get('code');
    if (code === null) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    // A link with a code does not replace an existing login.
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
