import {
  type ApiClient,
  ApiError,
  isTransient,
  type ListCounts,
  type ShoppingList,
  type StockCount,
} from '@magazijn/api-client';
import { isStockCount } from '@magazijn/domain/lists';
import type { TextStorage } from '../../shared/storage/browserStorage.ts';

/** A line that both this user and another one counted. */
export interface CountConflict {
  readonly productId: number;
  readonly own: number;
  readonly other: number;
  /** Which of the two applies: the later one. */
  readonly stands: 'own' | 'other';
}

/** A round as its page shows it. A new object whenever something changed. */
export interface RoundState {
  /** The counts of this round by product id, unsent ones included. */
  readonly counts: ReadonlyMap<number, StockCount>;
  /** The last counts of earlier rounds, of the other lines. */
  readonly earlier: ReadonlyMap<number, StockCount>;
  /** `gone`: the list was removed, or is no longer shared. */
  readonly status: 'saved' | 'saving' | 'failed' | 'gone';
  readonly conflicts: readonly CountConflict[];
  /** Who ended this round; with `both`, both may have ordered. Its counts stay until the next round. */
  readonly endedBy: 'own' | 'other' | 'both' | null;
}

/** A round of counts, which show at once, are stored on the phone, and are sent when it is online. */
export interface RoundStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => RoundState;
  readonly count: (productId: number, counted: number) => void;
  /** Sends unsent counts, and receives those of other phones. */
  readonly exchange: () => Promise<void>;
  readonly end: () => void;
  /** Begins the next round; these counts become earlier ones. */
  readonly beginNext: () => void;
}

type RoundApi = Pick<ApiClient, 'listCounts' | 'saveListCounts' | 'endListRound'>;

interface RoundStoreOptions {
  readonly list: ShoppingList;
  readonly loadApi: () => Promise<RoundApi>;
  /** Stores unsent counts; shared by the browser's tabs. */
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** Key in `storage`: of one customer and list. */
  readonly storageKey: string;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** Called when counts were saved, and when the round was ended. */
  readonly onSaved?: () => void;
  readonly onListChanged?: () => void;
}

/** A count that is not sent yet. */
interface UnsentCount {
  readonly productId: number;
  readonly counted: number;
  readonly round: number;
  /** Milliseconds since 1970, by the clock of this phone. */
  readonly at: number;
}

const isUnsent = (value: unknown): value is UnsentCount => {
  const { productId, counted, round, at } = (value ?? {}) as Partial<UnsentCount>;
  return (
    [productId, round, at].every((each) => Number.isSafeInteger(each) && Number(each) > 0) &&
    isStockCount(counted ?? null)
  );
};

interface Kept {
  readonly unsent: readonly UnsentCount[];
  /** The round that was ended here, while the back end has not answered. */
  readonly ended: number | null;
}

function readKept(text: string | null): Kept {
  try {
    const { unsent, ended } = JSON.parse(text ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return {
      unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [],
      ended: Number.isSafeInteger(ended) ? Number(ended) : null,
    };
  } catch {
    return { unsent: [], ended: null };
  }
}

export function createRoundStore({
  list,
  loadApi,
  storage,
  storageKey,
  now = Date.now,
  onSaved,
  onListChanged,
}: RoundStoreOptions): RoundStore {
  const listeners = new Set<() => void>();
  const kept = readKept(storage.read(storageKey));
  const unsent = new Map(kept.unsent.map((count) => [count.productId, count]));
  /** When the last count of each product that was sent had been made. */
  const sent = new Map<number, number>();
  /** The last counts as the back end returned them. */
  let saved: ReadonlyMap<number, StockCount> = new Map(
    list.lines.flatMap(({ productId, count }) => (count ? [[productId, count]] : [])),
  );
  /** The current round of the back end; one that was ended here counts as ended. */
  let current = Math.max(list.round ?? 1, (kept.ended ?? 0) + 1);
  let version = list.version;
  /** Counts that were not sent before another phone ended their round are shown with that round. */
  let round = Math.min(
    current,
    ...kept.unsent.map((count) => count.round).filter((of) => of > (kept.ended ?? 0)),
  );
  let ending = kept.ended;
  /** Whether the end of the round was sent without an answer: a later refusal may be of the own request. */
  let outcomeUnknown = kept.ended !== null;
  let working = false;
  let state: RoundState = {
    ...shown(),
    status: 'saved',
    conflicts: [],
    endedBy: round < current ? 'other' : null,
  };

  function shown(): Pick<RoundState, 'counts' | 'earlier'> {
    const own = [...unsent.values()].map(
      ({ productId, counted, round: of, at }) =>
        [productId, { counted, round: of, at: new Date(at).toISOString(), by: '', own: true }] as const,
    );
    const all = [...new Map([...saved, ...own])];
    return {
      counts: new Map(all.filter(([, count]) => count.round === round)),
      earlier: new Map(all.filter(([, count]) => count.round < round)),
    };
  }

  function keep(): void {
    // Another tab may have counts of its own.
    const others = readKept(storage.read(storageKey)).unsent.filter(
      ({ productId, at }) => at > (sent.get(productId) ?? 0) && at > (unsent.get(productId)?.at ?? 0),
    );
    const all = new Map([...unsent.values(), ...others].map((count) => [count.productId, count]));
    storage.write(
      storageKey,
      all.size === 0 && ending === null ? null : JSON.stringify({ unsent: [...all.values()], ended: ending }),
    );
  }

  function set(changes: Partial<RoundState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** Keeps a shown failure during a retry, so that it is not announced again. */
  const whileSaving = (): Partial<RoundState> => (state.status === 'saved' ? { status: 'saving' } : {});

  function takeIn(theirs: ListCounts): void {
    const isEnded = theirs.round > current && state.endedBy === null;
    if (theirs.version !== version) onListChanged?.();
    version = theirs.version;
    current = Math.max(current, theirs.round);
    saved = theirs.counts;
    // The counts of an ended round stay as they were ordered.
    if (state.endedBy !== null) return;
    if (isEnded && [...state.counts.values()].some(({ own }) => own)) {
      set({ endedBy: 'other' });
      return;
    }
    round = current;
    set(shown());
  }

  async function sendCounts(api: RoundApi): Promise<void> {
    const batch = [...unsent.values()];
    const time = now();
    const theirs = await api.saveListCounts(
      list.id,
      batch.map(({ at, ...count }) => ({ ...count, age: (time - at) / 1000 })),
    );
    for (const count of batch) {
      sent.set(count.productId, count.at);
      if (unsent.get(count.productId) === count) unsent.delete(count.productId);
    }
    keep();
    const conflicts = batch.flatMap(({ productId, counted, round: of }): CountConflict[] => {
      const replaced = theirs.replaced.get(productId);
      if (replaced !== undefined) return [{ productId, own: counted, other: replaced, stands: 'own' }];
      const stands = theirs.counts.get(productId);
      const isOthers = stands && !stands.own && stands.round === of && stands.counted !== counted;
      return isOthers ? [{ productId, own: counted, other: stands.counted, stands: 'other' }] : [];
    });
    const earlier = state.conflicts.filter(
      ({ productId }) => !conflicts.some((each) => each.productId === productId),
    );
    set({ conflicts: [...earlier, ...conflicts] });
    takeIn(theirs);
    onSaved?.();
  }

  async function sendEnd(api: RoundApi, ended: number): Promise<void> {
    try {
      current = Math.max(current, await api.endListRound(list.id, ended));
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (!isConflict) {
        outcomeUnknown ||= isTransient(error);
        throw error;
      }
      if (!outcomeUnknown && state.endedBy === 'own') set({ endedBy: 'both' });
    }
    if (ending === ended) ending = null;
    outcomeUnknown = false;
    keep();
    onSaved?.();
  }

  const isGone = (): boolean => state.status === 'gone';

  async function exchange(): Promise<void> {
    if (working || isGone()) return;
    working = true;
    try {
      const api = await loadApi();
      if (unsent.size === 0 && ending === null) {
        const theirs = await api.listCounts(list.id);
        if (theirs) takeIn(theirs);
        else set({ status: 'gone' });
      }
      while (unsent.size > 0) await sendCounts(api);
      if (ending !== null) await sendEnd(api, ending);
      if (!isGone()) set({ status: 'saved' });
    } catch (error) {
      const isRemoved = error instanceof ApiError && error.status === 404;
      if (isRemoved) storage.write(storageKey, null);
      else console.warn('The counts were not saved', error);
      // A failed request of others' counts loses nothing.
      set({ status: isRemoved ? 'gone' : unsent.size > 0 || ending !== null ? 'failed' : state.status });
    } finally {
      working = false;
    }
    // Counts, or the end of the round, that were made during the request.
    if ((unsent.size > 0 || ending !== null) && state.status === 'saved') await exchange();
  }

  function end(): void {
    if (state.endedBy !== null) return;
    ending = round;
    current = Math.max(current, round + 1);
    keep();
    set({ endedBy: 'own', ...whileSaving() });
    void exchange();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    count: (productId, counted) => {
      if (state.endedBy !== null || !isStockCount(counted)) return;
      unsent.set(productId, { productId, counted, round, at: now() });
      keep();
      set({
        ...shown(),
        ...whileSaving(),
        conflicts: state.conflicts.filter((each) => each.productId !== productId),
      });
      void exchange();
    },
    exchange,
    end,
    beginNext: () => {
      end();
      round = current;
      set({ ...shown(), conflicts: [], endedBy: null });
      void exchange();
    },
  };
}
