import { MessageList } from '@magazijn/ui';
import { useSyncExternalStore } from 'react';
import { texts } from './texts.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, for as long as that lasts. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <MessageList className="mt-4" messages={[{ tone: 'warning', text: texts.offline }]} />
  );
}
