import type { ApiClient } from '@magazijn/api-client';
import type { TabChannel } from '../storage/browserStorage.ts';
import { type FavouritesState, type FavouritesStore, noFavourites } from '../stores/FavouritesStore.ts';
import { type SessionStore, viewerKey } from '../stores/SessionStore.ts';

interface FavouritesDependencies {
  readonly api: Pick<ApiClient, 'markFavourite' | 'unmarkFavourite' | 'requestStockMail' | 'cancelStockMail'>;
  readonly session: SessionStore;
  /** To the other tabs of this browser. @default there are none */
  readonly channel?: TabChannel;
}

/** What is so after a change. */
function changedBy(now: FavouritesState, { productId, change }: FavouriteMessage): FavouritesState {
  return change === 'stock-mail' || change === 'no-stock-mail'
    ? { ...now, stockMails: { ...now.stockMails, [productId]: change === 'stock-mail' } }
    : { ...now, changed: { ...now.changed, [productId]: change === 'marked' } };
}

/** One truth for every heart and stock notice, in every tab; forgotten when somebody else logs in. */
export function createFavouritesStore({ api, session, channel }: FavouritesDependencies): FavouritesStore {
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

  channel?.onMessage((sent) => {
    const message = readFavouriteMessage(sent);
    if (message?.viewer !== owner) return;
    publish({ ...changedBy(state, message), elsewhere: state.elsewhere + 1 });
  });

  /** Runs a call; on success the state follows, here and in other tabs, unless somebody else has logged in meanwhile. */
  async function follow(
    call: Promise<void>,
    productId: number,
    change: FavouriteMessage['change'],
  ): Promise<boolean> {
    const message = { viewer: owner, productId, change };
    try {
      await call;
      if (message.viewer === owner) publish(changedBy(state, message));
      channel?.send(message);
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
      favourite
        ? follow(api.markFavourite(productId), productId, 'marked')
        : follow(api.unmarkFavourite(productId), productId, 'unmarked'),
    requestStockMail: (productId) => follow(api.requestStockMail(productId), productId, 'stock-mail'),
    cancelStockMail: (productId) => follow(api.cancelStockMail(productId), productId, 'no-stock-mail'),
  };
}

/** What one tab tells the others once the back end has it. */
interface FavouriteMessage {
  /** Whose: tabs of somebody else pay no heed. */
  readonly viewer: string;
  readonly productId: number;
  readonly change: 'marked' | 'unmarked' | 'stock-mail' | 'no-stock-mail';
}

const changes: readonly unknown[] = [
  'marked',
  'unmarked',
  'stock-mail',
  'no-stock-mail',
] satisfies FavouriteMessage['change'][];

/** Reads what another tab sent; null for what this version of the shop does not understand. */
export function readFavouriteMessage(sent: unknown): FavouriteMessage | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { viewer, productId, change } = sent as Partial<Record<keyof FavouriteMessage, unknown>>;
  const isOurs = typeof viewer === 'string' && Number.isInteger(productId) && changes.includes(change);
  // Checked field by field just now.
  return isOurs ? (sent as FavouriteMessage) : null;
}
