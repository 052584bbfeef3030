import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Milliseconds before the end of a session at which the warning shows. */
const warnedBefore = 10 * 60_000;

/** Milliseconds between two checks: another tab may have logged in again, or the computer may have slept. */
const checkEvery = 15_000;

const SessionWarning = lazyPart(
  async () => (await import('./SessionWarning.tsx')).SessionWarning,
  () => null,
);

/** Warns of the end of the session in time to log in again (WCAG 2.2.1). The warning is loaded when it is needed. */
export function SessionNotice() {
  const { session } = useStores();
  const [endsAt, setEndsAt] = useState<number | null>(null);

  useEffect(() => {
    const check = () => {
      const at = session.expiresAt();
      setEndsAt(at !== null && at - Date.now() <= warnedBefore ? at : null);
    };
    check();
    const timer = setInterval(check, checkEvery);
    const stop = session.subscribe(check);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [session]);

  return (
    <Suspense>
      {endsAt !== null && <SessionWarning endsAt={endsAt} onExtended={() => setEndsAt(null)} />}
    </Suspense>
  );
}
