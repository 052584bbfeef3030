import { useSyncExternalStore } from 'react';
import { PlainNotice } from '../../shared/page/PlainNotice.tsx';
import { layoutTexts } from './layoutTexts.ts';

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
    <PlainNotice tone="warning" className="mt-4">
      {layoutTexts.offline}
    </PlainNotice>
  );
}
