import type { LocationPreview } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import type { LocationChoice } from '@magazijn/domain/locations';
import { useRef, useState } from 'react';
import { tabStorage } from '../../shared/storage/browserStorage.ts';

/** The state of a location's request. */
export type Sent =
  /** An order whose answer is not known: it can be repeated with the same key and goods only. */
  | { readonly kind: 'ordering'; readonly quantities: CartQuantities }
  | { readonly kind: 'ordered'; readonly number: string; readonly deliveryOn: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Goods for a cart whose answer is not known: the same request can be repeated. */
  | {
      readonly kind: 'filling';
      readonly cart: Pick<LocationPreview['cart'], 'id' | 'version'>;
      readonly quantities: CartQuantities;
      /** Milliseconds since 1970. */
      readonly pressedAt: number;
    }
  | { readonly kind: 'filled' };

/** The choices for one location. */
export interface LocationDraft extends LocationChoice {
  readonly included: boolean;
  /** In seconds; null for the first offered day. */
  readonly deliveryDate: number | null;
  /** Null for the main address. */
  readonly addressId: number | null;
  readonly sent: Sent | null;
}

/** One list for several locations, until it is ordered. */
export interface LocationsDraft {
  /** The list that is ordered; null until one is chosen. */
  readonly listId: number | null;
  /** The base of the idempotency keys of this draft's orders. */
  readonly key: string;
  /** By customer number; others are not changed yet. */
  readonly locations: Readonly<Record<string, LocationDraft>>;
}

/** The initial choices of a location. */
export const initialLocation: LocationDraft = {
  included: true,
  factor: 1,
  own: {},
  deliveryDate: null,
  addressId: null,
  sent: null,
};

/** Whether an answer is missing, so that nothing of the location may change. */
export const isUnanswered = ({ sent }: LocationDraft): boolean =>
  sent?.kind === 'ordering' || sent?.kind === 'filling';

/** Whether the location's request succeeded. */
export const isDone = ({ sent }: LocationDraft): boolean =>
  sent?.kind === 'ordered' || sent?.kind === 'filled';

/** The fixed key in session storage: the draft survives a reload and the back button. */
export const locationsDraftKey = 'magazijn.locationsOrder';

const version = 1;

const newDraft = (listId: number | null): LocationsDraft => ({
  listId,
  key: crypto.randomUUID(),
  locations: {},
});

/** The draft of a customer in this tab; a new one for another customer, or of another version of the shop. */
function readDraft(customer: string): LocationsDraft {
  try {
    const found = JSON.parse(tabStorage.read(locationsDraftKey) ?? 'null');
    return found?.version === version && found.customer === customer ? found.draft : newDraft(null);
  } catch {
    return newDraft(null);
  }
}

/** The draft of a customer, and the functions that change it. Each change is stored at once. */
export function useLocationsDraft(customer: string) {
  const [draft, setDraft] = useState(() => readDraft(customer));
  /** Several answers may arrive before the next render. */
  const latest = useRef(draft);
  const write = (next: LocationsDraft) => {
    latest.current = next;
    tabStorage.write(locationsDraftKey, JSON.stringify({ version, customer, draft: next }));
    setDraft(next);
  };
  return {
    draft,
    /** Starts anew with a list, or with none. */
    begin: (listId: number | null) => write(newDraft(listId)),
    change: (customerNumber: string, part: Partial<LocationDraft>) => {
      const { locations } = latest.current;
      const changed = { ...(locations[customerNumber] ?? initialLocation), ...part };
      write({ ...latest.current, locations: { ...locations, [customerNumber]: changed } });
    },
  };
}
