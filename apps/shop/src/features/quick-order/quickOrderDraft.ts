import { maxEntries, type QuickOrderEntry } from '@magazijn/domain/quick-order';
import { tabStorage } from '../../shared/storage/browserStorage.ts';

/** The fixed key in session storage: an order list survives a reload and the back button, until it is ordered. */
export const quickOrderKey = 'magazijn.quickOrder';

/** Lists by customer number, so that each location of a company has its own. */
type KeptLists = Readonly<Record<string, readonly QuickOrderEntry[]>>;

const isEntry = (value: unknown): value is QuickOrderEntry =>
  typeof value === 'object' &&
  value !== null &&
  'product' in value &&
  typeof value.product === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'string';

/** Parses stored lists; invalid ones are dropped. Never throws. */
function readLists(text: string | null): KeptLists {
  try {
    const { version, lists }: { version?: unknown; lists?: unknown } = JSON.parse(text ?? '{}');
    if (version !== 1 || typeof lists !== 'object' || lists === null) return {};
    return Object.fromEntries(
      Object.entries(lists).map(([customer, list]) => [
        customer,
        Array.isArray(list)
          ? list
              .filter(isEntry)
              .slice(0, maxEntries)
              .map(({ product, quantity }) => ({ product, quantity }))
          : [],
      ]),
    );
  } catch {
    return {};
  }
}

const none: readonly QuickOrderEntry[] = [];
const listeners = new Set<() => void>();
/** The last parsed text, so that the same text returns the same objects. */
let last: { readonly text: string | null; readonly lists: KeptLists } = { text: null, lists: {} };

function keptLists(): KeptLists {
  const text = tabStorage.read(quickOrderKey);
  if (text !== last.text) last = { text, lists: readLists(text) };
  return last.lists;
}

/** The order list that a customer has not ordered yet. */
export const quickOrderDraft = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (customer: string): readonly QuickOrderEntry[] =>
    Object.hasOwn(keptLists(), customer) ? (keptLists()[customer] ?? none) : none,
  write: (customer: string, entries: readonly QuickOrderEntry[]): void => {
    const lists = { ...keptLists(), [customer]: entries };
    const filled = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
    const isEmpty = Object.keys(filled).length === 0;
    tabStorage.write(quickOrderKey, isEmpty ? null : JSON.stringify({ version: 1, lists: filled }));
    for (const listener of listeners) listener();
  },
};

const isFilled = ({ product, quantity }: QuickOrderEntry): boolean => product !== '' || quantity !== '';

/** Appends lines to the list; returns how many did not fit. */
export function addToDraft(customer: string, entries: readonly QuickOrderEntry[]): number {
  const before = quickOrderDraft.read(customer).filter(isFilled);
  const taken = entries.slice(0, maxEntries - before.length);
  quickOrderDraft.write(customer, [...before, ...taken]);
  return entries.length - taken.length;
}
