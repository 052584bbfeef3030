import type { ReactNode } from 'react';
import { DeadEnd } from '../shared/page/DeadEnd.tsx';

/** The empty shelf of a page that could not be fetched. Why that is the layout has said already to who is offline. */
export function FailureDeadEnd({ action }: { action: ReactNode }) {
  // The server does not know, and says nothing of a connection.
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <DeadEnd
      title={isOffline ? 'Deze pagina komt zodra je weer online bent' : 'Je verbinding of onze server hapert'}
      action={action}
    />
  );
}
