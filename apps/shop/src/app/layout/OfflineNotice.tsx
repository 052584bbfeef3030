import { useSyncExternalStore } from 'react';
import { layoutTexts } from './layoutTexts.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Says that there is no connection, for as long as that lasts, however far the page is scrolled. It looks as the kit's
 * messages do, without their lists and labels: nothing can be fetched any more, so that every page carries it.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <p
      role="alert"
      className="sticky top-0 z-30 mt-4 flex overflow-clip rounded-label border-[1.5px] border-warning bg-warning-tint text-15 font-medium text-ink [--cell:var(--mz-warning)]"
    >
      <span
        aria-hidden
        className="type-numeral flex w-12 shrink-0 items-center justify-center bg-(--cell) text-28 leading-none text-surface"
      >
        !
      </span>
      <span className="px-4 py-3">{layoutTexts.offline}</span>
    </p>
  );
}
