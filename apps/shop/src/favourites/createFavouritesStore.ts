import type { ApiClient } from '@magazijn/api-client';
import type { SessionStore } from '../session/SessionStore.ts';
import { viewerKey } from '../session/viewerKey.ts';
import type { FavouritesState, FavouritesStore } from './FavouritesStore.ts';
import { noFavourites } from './noFavourites.ts';

interface Parts {
  readonly api: Pick<ApiClient, 'markFavourite' | 'unmarkFavourite' | 'requestStockMail'>;
  readonly session: SessionStore;
}

/** One truth for every heart and stock notice on the page; forgotten when somebody else logs in. */
export function createFavouritesStore({ api, session }: Parts): FavouritesStore {
  const listeners = new Set<() => void>();
  let state = noFavourites;
  let owner = viewerKey(session.getState().viewer);

  function publish(next: FavouritesState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  session.subscribe(() => {
    const viewer = viewerKey(session.getState().viewer);
    if (viewer === owner) return;
    owner = viewer;
    publish(noFavourites);
  });

  /** Runs a call; on success the state follows, unless somebody else has logged in meanwhile. */
  async function follow(
    call: Promise<void>,
    next: (now: FavouritesState) => FavouritesState,
  ): Promise<boolean> {
    const caller = owner;
    try {
      await call;
      if (caller === owner) publish(next(state));
      return true;
    } catch (error) {
      console.warn('A favourite or stock mail could not be kept', error);
      return false;
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    getServerState: () => noFavourites,
    setFavourite: (productId, favourite) =>
      follow(favourite ? api.markFavourite(productId) : api.unmarkFavourite(productId), (now) => ({
        ...now,
        changed: { ...now.changed, [productId]: favourite },
      })),
    requestStockMail: (productId) =>
      follow(api.requestStockMail(productId), (now) => ({
        ...now,
        stockMails: { ...now.stockMails, [productId]: true },
      })),
  };
}
