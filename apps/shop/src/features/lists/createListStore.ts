import {
  type ApiClient,
  ApiError,
  buyerMessage,
  type ShoppingList,
  type ShoppingListLine,
} from '@magazijn/api-client';
import { type ListContent, type ListLine, mergeLists } from '@magazijn/domain/lists';
import type { TextStorage } from '../../shared/storage/browserStorage.ts';

/** A list as its page shows it. A new object whenever something changed. */
export interface ListState {
  readonly content: ListContent;
  readonly list: ShoppingList;
  /** Names and products of the lines by product id; also of lines that were removed, to put them back. */
  readonly known: ReadonlyMap<number, ShoppingListLine>;
  /** `gone`: it was removed, or is no longer shared. */
  readonly status: 'saved' | 'saving' | 'failed' | 'gone';
  /** Why the name or the sharing was refused, in Dutch; '' when nothing was. */
  readonly refusal: string;
  /** Changes from another window or a colleague; null without any. */
  readonly merged: { readonly conflicts: readonly number[] } | null;
}

/** Edits a list: changes show at once, are written one at a time, and are merged with those of others. */
export interface ListStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => ListState;
  readonly change: (next: Partial<ListContent>) => void;
  /** Merges the current list of the back end; null when it no longer exists. */
  readonly absorb: (list: ShoppingList | null) => void;
  /** Adds products at the back end, which has their names; returns how many were new. */
  readonly add: (lines: readonly ListLine[]) => Promise<number>;
  /** Writes unsaved changes. */
  readonly retry: () => void;
}

interface ListStoreOptions {
  readonly list: ShoppingList;
  readonly loadApi: () => Promise<Pick<ApiClient, 'list' | 'saveList' | 'addToList'>>;
  /** Stores unsaved changes for a reload. */
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** Key in `storage`: of one customer and list. */
  readonly storageKey: string;
  /** Called when everything is saved, and when the list no longer exists. */
  readonly onWritten?: () => void;
}

const contentOf = ({ name, shared, lines }: ShoppingList): ListContent => ({
  name,
  shared,
  lines: lines.map(({ productId, quantity, kind }) => ({ productId, quantity, kind })),
});

const isSame = (one: ListContent, other: ListContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The list before the unsaved changes, and with them. */
interface KeptChange {
  readonly base: ListContent;
  readonly content: ListContent;
}

function readKept(text: string | null): KeptChange | null {
  try {
    const { base, content } = JSON.parse(text ?? '{}') as Partial<KeptChange>;
    return Array.isArray(base?.lines) && Array.isArray(content?.lines) ? { base, content } : null;
  } catch {
    return null;
  }
}

const byProduct = ({ lines }: ShoppingList) => lines.map((line) => [line.productId, line] as const);

/** Merges changes kept for a reload; without conflicts `merged` is null, since they may be saved already. */
function withKept(kept: KeptChange, now: ListContent): Pick<ListState, 'content' | 'merged'> {
  const { content, conflicts } = mergeLists(kept.base, kept.content, now);
  return { content, merged: conflicts.length > 0 ? { conflicts } : null };
}

export function createListStore({
  list,
  loadApi,
  storage,
  storageKey,
  onWritten,
}: ListStoreOptions): ListStore {
  const listeners = new Set<() => void>();
  const kept = readKept(storage.read(storageKey));
  /** The last known list of the back end, the base of the next merge. */
  let base = contentOf(list);
  let version = list.version;
  let writing = false;
  let state: ListState = {
    ...(kept ? withKept(kept, base) : { content: base, merged: null }),
    list,
    known: new Map(byProduct(list)),
    status: 'saved',
    refusal: '',
  };

  function keep(): void {
    const isWritten = isSame(state.content, base);
    storage.write(storageKey, isWritten ? null : JSON.stringify({ base, content: state.content }));
  }

  // A stored change that the back end already has would overwrite a colleague's newer one.
  if (kept) keep();

  function set(changes: Partial<ListState>): void {
    state = { ...state, ...changes };
    keep();
    for (const listener of listeners) listener();
  }

  function takeIn(theirs: ShoppingList): void {
    const next = contentOf(theirs);
    const { content, conflicts } = mergeLists(base, state.content, next);
    const isOthers = theirs.version !== version && !isSame(next, base) && !isSame(next, state.content);
    base = next;
    version = theirs.version;
    const known = new Map([...state.known, ...byProduct(theirs)]);
    set({ content, list: theirs, known, ...(isOthers ? { merged: { conflicts } } : {}) });
  }

  /** Writes once; false when another attempt is useless. */
  async function writeOnce(): Promise<boolean> {
    const sent = state.content;
    const api = await loadApi();
    try {
      version = await api.saveList(list.id, version, sent);
      base = sent;
      return true;
    } catch (error) {
      const { status } = error instanceof ApiError ? error : { status: 0 };
      if (status === 422 && (sent.name !== base.name || sent.shared !== base.shared)) {
        // Reverts a refused name or sharing unless it was edited since, and saves the lines again.
        const { content } = state;
        const name = content.name === sent.name ? base.name : content.name;
        const shared = content.shared === sent.shared ? base.shared : content.shared;
        const goesBack = name !== content.name || shared !== content.shared;
        set({ content: { ...content, name, shared }, refusal: goesBack ? buyerMessage(error) : '' });
        return true;
      }
      if (status === 409) {
        const theirs = await api.list(list.id);
        if (theirs) {
          takeIn(theirs);
          return true;
        }
      }
      if (status === 404 || status === 409) {
        set({ status: 'gone' });
        return false;
      }
      throw error;
    }
  }

  async function write(): Promise<void> {
    if (writing || state.status === 'gone') return;
    if (isSame(state.content, base)) {
      if (state.status === 'failed') set({ status: 'saved' });
      return;
    }
    writing = true;
    set({ status: 'saving' });
    try {
      let goesOn = true;
      while (goesOn && !isSame(state.content, base)) goesOn = await writeOnce();
      if (goesOn) set({ status: 'saved' });
      onWritten?.();
    } catch (error) {
      console.warn('The list was not saved', error);
      set({ status: 'failed' });
    } finally {
      writing = false;
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    change: (next) => {
      set({ content: { ...state.content, ...next }, merged: null, refusal: '' });
      void write();
    },
    absorb: (theirs) => {
      // A response from before the last write is outdated.
      if (writing || (theirs && theirs.version < version) || theirs === state.list) return;
      if (!theirs) {
        set({ status: 'gone' });
        return;
      }
      if (state.status === 'gone') set({ status: 'saved' });
      takeIn(theirs);
      void write();
    },
    add: async (lines) => {
      const api = await loadApi();
      const added = await api.addToList(list.id, lines);
      const theirs = await api.list(list.id);
      // A write may have ended since, with a newer list.
      if (theirs && theirs.version >= version) {
        const { merged } = state;
        takeIn(theirs);
        set({ merged });
        void write();
      }
      return added;
    },
    retry: () => void write(),
  };
}
