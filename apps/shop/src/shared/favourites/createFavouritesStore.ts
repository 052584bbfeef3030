import type { ApiClient } from '@magazijn/api-client';
import { onViewerChange } from '../session/onViewerChange.ts';
import type { TabChannel } from '../storage/browserStorage.ts';
import { type FavouritesState, type FavouritesStore, noFavourites } from '../stores/FavouritesStore.ts';
import { personOf, type SessionStore } from '../stores/SessionStore.ts';

interface FavouritesDependencies {
  readonly api: Pick<
    ApiClient,
    'markFavourite' | 'unmarkFavourite' | 'setCompanyFavourite' | 'requestStockMail' | 'cancelStockMail'
  >;
  readonly session: SessionStore;
  /** Sends changes to the other tabs of this browser. @default none */
  readonly channel?: TabChannel;
}

/** The state after a change. */
function changedBy(now: FavouritesState, { productId, change }: FavouriteMessage): FavouritesState {
  if (change === 'company') return now;
  return change === 'stock-mail' || change === 'no-stock-mail'
    ? { ...now, stockMails: { ...now.stockMails, [productId]: change === 'stock-mail' } }
    : { ...now, changed: { ...now.changed, [productId]: change === 'marked' } };
}

/** The state of all hearts and stock notices, in every tab; cleared when another person logs in. */
export function createFavouritesStore({ api, session, channel }: FavouritesDependencies): FavouritesStore {
  const listeners = new Set<() => void>();
  let state = noFavourites;
  let owner = personOf(session.getState().viewer);

  function publish(next: FavouritesState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  onViewerChange(session, (person) => {
    owner = person;
    publish(noFavourites);
  });

  channel?.onMessage((sent) => {
    const message = readFavouriteMessage(sent);
    if (message?.viewer !== owner) return;
    publish({ ...changedBy(state, message), elsewhere: state.elsewhere + 1 });
  });

  /** Runs a call; on success it updates the state here and in other tabs, unless another person has logged in since. */
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
      console.warn('The favourite or stock mail was not changed', error);
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
      follow(
        favourite ? api.markFavourite(productId) : api.unmarkFavourite(productId),
        productId,
        favourite ? 'marked' : 'unmarked',
      ),
    setCompanyFavourite: (productId, favourite) =>
      follow(api.setCompanyFavourite(productId, favourite), productId, 'company'),
    forgetHearts: () => publish({ ...state, changed: {} }),
    requestStockMail: (productId) => follow(api.requestStockMail(productId), productId, 'stock-mail'),
    cancelStockMail: (productId) => follow(api.cancelStockMail(productId), productId, 'no-stock-mail'),
  };
}

/** A message to the other tabs after the back end has stored a change. */
interface FavouriteMessage {
  /** The person: tabs of another one ignore it. */
  readonly viewer: string;
  readonly productId: number;
  /** `company`: the company's favourites changed, which only lists show. */
  readonly change: 'marked' | 'unmarked' | 'company' | 'stock-mail' | 'no-stock-mail';
}

const changes: readonly unknown[] = [
  'marked',
  'unmarked',
  'company',
  'stock-mail',
  'no-stock-mail',
] satisfies FavouriteMessage['change'][];

/** Reads a message of another tab; null for a message of another version of the shop. */
export function readFavouriteMessage(sent: unknown): FavouriteMessage | null {
  // Everything but null and undefined has fields to read.
  const { viewer, productId, change } = (sent ?? {}) as Partial<Record<keyof FavouriteMessage, unknown>>;
  const isOurs = typeof viewer === 'string' && Number.isInteger(productId) && changes.includes(change);
  // Each field is checked above.
  return isOurs ? (sent as FavouriteMessage) : null;
}
