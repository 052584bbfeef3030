import type { ReactNode } from 'react';
import { DeadEnd } from '../shared/page/DeadEnd.tsx';

/** The empty shelf of a page that failed to load. The layout shows a separate notice when the browser is offline. */
export function FailureDeadEnd({ action }: { action: ReactNode }) {
  // The server cannot tell whether the browser is offline.
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <DeadEnd
      title={isOffline ? 'Deze pagina komt zodra je weer online bent' : 'Je verbinding of onze server hapert'}
      action={action}
    />
  );
}
