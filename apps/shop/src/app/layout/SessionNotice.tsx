import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { hasSessionEnded } from '../../shared/session/createSessionStore.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Milliseconds before the end of a session at which the warning shows. */
const warnedBefore = 10 * 60_000;

/** Milliseconds between two checks: another tab may have logged in again, or the computer may have slept. */
const checkEvery = 15_000;

const SessionWarning = lazyPart(
  async () => (await import('./SessionWarning.tsx')).SessionWarning,
  () => null,
);

const SessionEnded = lazyPart(
  async () => (await import('./SessionEnded.tsx')).SessionEnded,
  () => null,
);

/**
 * Warns of the end of the session in time to log in again (WCAG 2.2.1), and says afterwards that it ended. Both are
 * loaded when they are needed.
 */
export function SessionNotice() {
  const { session } = useStores();
  const isVisitor = useSession().viewer.kind === 'anonymous';
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
      {isVisitor && hasSessionEnded() && <SessionEnded />}
      {endsAt !== null && <SessionWarning endsAt={endsAt} onExtended={() => setEndsAt(null)} />}
    </Suspense>
  );
}
