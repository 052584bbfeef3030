import type { CartInfo, CartIntent } from '@magazijn/api-client';
import {
  type CartRecord,
  currentIntent,
  emptyCart,
  goneNamesAfter,
  isCartEmpty,
  type OrderedCart,
  recalculated,
  sumQuantities,
  withGoneNames,
  withIntent,
} from '@magazijn/domain/cart';
import { centsFromEuros } from '@magazijn/domain/money';
import type { CartAnswer, CartView } from '../stores/CartStore.ts';

export interface PriceCall {
  readonly owner: string;
  readonly intent: CartIntent;
  /** The access token when the call was sent. */
  readonly token: string | null;
  /** Id of the order that was last removed from the cart when the call was sent. */
  readonly lastOrdered: number | undefined;
}

/** The state of the cart in one tab. */
export interface CartState extends Pick<CartView, 'info' | 'refusal' | 'lastAdded' | 'kept' | 'elsewhere'> {
  /** As stored for all tabs. */
  readonly record: CartRecord;
  readonly call: PriceCall | null;
  /** Whether the last call got no response. */
  readonly failing: boolean;
  /** Consecutive calls without a response. */
  readonly failures: number;
  /** Product id to announce when the server has accepted it. */
  readonly toAnnounce: number | null;
  /** The order that was removed last, until another tab can no longer overwrite the removal. */
  readonly takenOut: { readonly order: OrderedCart; readonly until: number } | null;
}

export const initialState: CartState = {
  record: { stored: emptyCart(null), pending: null, revision: '', ordered: [] },
  info: null,
  call: null,
  failing: false,
  failures: 0,
  refusal: '',
  kept: true,
  toAnnounce: null,
  lastAdded: null,
  elsewhere: null,
  takenOut: null,
};

/** 32 random hexadecimal digits, so that tomorrow's order of the same goods is another order. */
export const newRevision = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** An unpriced cart counts as unanswered: its total would show as € 0,00. */
export const isUnanswered = ({ stored, pending }: CartRecord): boolean =>
  pending !== null || (stored.data === null && !isCartEmpty(stored));

/** A failed call is settled when another tab answered it or removed the change. An empty cart is never priced. */
export const isFailing = (before: CartRecord, now: CartRecord): boolean =>
  now.pending !== null || (before.pending === null && !isCartEmpty(now.stored));

/** A record with an intent that the server has priced. */
export function withAnswer(record: CartRecord, intent: CartIntent, answer: CartAnswer): CartRecord {
  const { goneNames = {}, ...rest } = record;
  const wanted = withIntent(record.stored, intent);
  const stored = recalculated(wanted, answer, { subtotal: answer.subtotal_exclusive });
  return { ...rest, stored, ...withGoneNames(goneNamesAfter(record.stored, goneNames, stored)) };
}

/** A response in which unchanged lines keep their objects, so that pages render only the others. */
export function keepLines(before: CartInfo | null, after: CartInfo | null): CartInfo | null {
  if (before === null || after === null) return after;
  const known = new Map(before.lines.map((line) => [JSON.stringify(line), line]));
  return { ...after, lines: after.lines.map((line) => known.get(JSON.stringify(line)) ?? line) };
}

const noNames = {};

/** The state as pages show it; `before` if that shows the same, so that they do not render again. */
export function viewOf(state: CartState, before?: CartView): CartView {
  const { record, info, refusal, lastAdded, elsewhere, kept, failing, call } = state;
  const { stored, pending, revision, goneNames = noNames } = record;
  const intent = currentIntent(record);
  const isCalculating = pending !== null || call !== null;
  const failure = pending === null ? 'outdated' : 'unsent';
  const view = {
    known: true,
    ...intent,
    units: sumQuantities(intent.quantities),
    info,
    goneNames,
    subtotal: centsFromEuros(stored.total.amount),
    status: failing ? failure : isCalculating ? 'calculating' : 'settled',
    refusal,
    lastAdded,
    elsewhere,
    kept,
    revision,
  } satisfies CartView;
  return before && areSame(before, view) ? before : view;
}

const areSame = (before: CartView, after: CartView): boolean =>
  Object.keys({ ...before, ...after }).every((key) => {
    const field = key as keyof CartView;
    return before[field] === after[field];
  });
