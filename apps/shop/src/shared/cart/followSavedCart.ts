import type { ApiClient } from '@magazijn/api-client';
import {
  type CartQuantities,
  type CartRecord,
  changedLines,
  changesToSend,
  currentIntent,
  isSameIntent,
  type SavedCartRequest,
  type SavedCartState,
  syncOf,
  takeOverSaved,
  unsavedOf,
} from '@magazijn/domain/cart';
import { paths } from '../links/paths.ts';
import type { CartStore, CartView, DocumentCart } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import { newRevision, withAnswer } from './cartState.ts';
import { isShownAs, type ReadDocumentCart, viewOfDocument } from './documentCart.ts';

/** Milliseconds between two reads of a visible tab: with the request a change shows within five seconds. */
const readEveryMs = 4_000;

/** Milliseconds in which several changes become one call. */
const coalesceMs = 300;

/** Milliseconds before a failed call is retried, in sequence; the last one repeats. */
const retryDelaysMs = [4_000, 15_000, 60_000] as const;

const texts = {
  updated: 'Je winkelmand is bijgewerkt vanaf een ander apparaat.',
  ordered: 'Je bestelling is geplaatst en staat niet meer in je winkelmand.',
} as const;

/** The pages of an order report its outcome themselves. */
const reportsOrder = () => window.location.pathname.startsWith(paths.payment.href());

interface Dependencies {
  readonly api: Pick<ApiClient, 'savedCart' | 'saveCart'>;
  readonly cart: Pick<CartStore, 'subscribe' | 'getState' | 'getRecord' | 'rewrite' | 'begin'>;
  readonly session: SessionStore;
  readonly announce: (text: string) => void;
  /** Whether this tab shows another cart than the customer's own, as during a punch-out. */
  readonly isPaused: () => boolean;
  /** The cart of this person's document: the first read. @default none */
  readonly document?: ReadDocumentCart | null;
}

interface BeginDependencies extends Omit<Dependencies, 'document'> {
  readonly api: Pick<ApiClient, 'savedCart' | 'saveCart' | 'cartFromWire'>;
  /** The cart of a customer's document. @default none */
  readonly document?: DocumentCart | undefined;
  /** Whether the cart is then kept equal to the saved one: not on the server. */
  readonly followsSavedCart: boolean;
}

/** Begins with the cart of the document, before hydration, or with that of the back end. */
export async function beginCart({ document, followsSavedCart, ...rest }: BeginDependencies): Promise<void> {
  const { api, cart, session } = rest;
  const info = document?.answer ? await api.cartFromWire(document.answer) : null;
  // Another person may have logged in since the document was rendered.
  const shown = document && session.getState() === session.getServerState() ? { ...document, info } : null;
  if (followsSavedCart) followSavedCart({ ...rest, document: shown });
  else if (shown) showDocument(cart, shown);
}

/** A record with the prices of the document, which are those of its intent; null for an empty cart. */
function pricedBy({ saved, answer, info }: ReadDocumentCart, record: CartRecord, isNew: boolean) {
  if (answer === null || info === null) return null;
  const priced = { ...withAnswer(record, saved.intent, answer), pending: null };
  return { info, record: isNew ? { ...priced, revision: newRevision() } : priced };
}

/** Hydrates with the cart of the document. The same object as the state, if that is the same, so that nothing renders. */
function showDocument(cart: Pick<CartStore, 'getState' | 'begin'>, document: ReadDocumentCart): void {
  const [view, shown] = [cart.getState(), viewOfDocument(document)];
  cart.begin(isShownAs(view, shown) ? view : shown);
}

/** Whether a document may have the goods of an order that this browser removed since it last read this saved cart. */
function isFromBeforeOrder({ id, orders }: SavedCartState, record: CartRecord): boolean {
  const { id: known, takenOut } = syncOf(record) ?? {};
  return (
    takenOut !== undefined && (known === 0 || known === id) && !orders.some((order) => order.id === takenOut)
  );
}

/**
 * Keeps this tab's cart equal to the one that the back end keeps for the person (docs/adr/0072): sends
 * changes, and reads while visible or when the connection returns. Unsaved changes are stored with the cart,
 * so that none is lost. Returns a function that ends it.
 */
export function followSavedCart(dependencies: Dependencies): () => void {
  const { api, cart, session, announce, isPaused, document: shown = null } = dependencies;
  /** The customer whose cart was read since this page opened or they logged in. */
  let readFor: string | null = null;
  let isAsking = false;
  let isAskedMeanwhile = false;
  let isEnded = false;
  let failures = 0;
  let changesElsewhere = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer fires, in milliseconds since 1970. */
  let plannedAt = Number.POSITIVE_INFINITY;

  /** Asks after this many milliseconds, or earlier if that is planned. */
  function plan(afterMs: number): void {
    const at = Date.now() + afterMs;
    if (isEnded || at >= plannedAt) return;
    clearTimeout(timer);
    plannedAt = at;
    timer = setTimeout(() => void ask(), afterMs);
  }

  const hasUnsaved = (): boolean => Object.keys(unsavedOf(cart.getRecord())).length > 0;

  /** One call at a time. */
  async function ask(): Promise<void> {
    plannedAt = Number.POSITIVE_INFINITY;
    if (isAsking) {
      isAskedMeanwhile = true;
      return;
    }
    isAsking = true;
    try {
      await exchange();
      failures = 0;
    } catch (error) {
      failures += 1;
      console.warn('The saved cart has no answer', error);
    }
    isAsking = false;
    const delay = retryDelaysMs[Math.min(failures - 1, 2)] ?? readEveryMs;
    if (failures === 0 && (isAskedMeanwhile || (hasUnsaved() && !isPaused()))) plan(coalesceMs);
    else plan(delay);
    isAskedMeanwhile = false;
  }

  async function exchange(): Promise<void> {
    const { viewer } = session.getState();
    const record = cart.getRecord();
    if (viewer.kind !== 'customer' || isPaused() || record.stored.customer !== viewer.customerNumber) {
      readFor = null;
      return;
    }
    const owner = viewer.customerNumber;
    const sync = syncOf(record);
    const unsaved = unsavedOf(record);
    const isRead = sync === null || Object.keys(unsaved).length === 0;
    if (isRead && document.hidden) return;
    const found = isRead
      ? // The cart that this browser parked may lack coupon and reference, so the first read is whole.
        await api.savedCart(sync !== null && readFor === owner ? sync.version : null)
      : await api.saveCart(sync.id, changesToSend(record, unsaved, Date.now()));
    if (found === null) {
      end();
      return;
    }
    readFor = owner;
    if (found !== 'unchanged' && !isPaused()) takeOver(found, { record, unsaved });
  }

  /** Begins with the cart of the document, unless changes have to be sent. */
  function begin(): void {
    const { viewer } = session.getState();
    const record = cart.getRecord();
    const owner = viewer.kind === 'customer' ? viewer.customerNumber : null;
    const isOwn = owner !== null && record.stored.customer === owner;
    if (shown === null || !isOwn || isPaused() || hasUnsaved() || isFromBeforeOrder(shown.saved, record)) {
      plan(0);
    } else {
      readFor = owner;
      // The document's time is as old as the document.
      takeOver({ ...shown.saved, now: undefined }, { record, unsaved: {} }, shown);
      plan(readEveryMs);
    }
    if (shown) showDocument(cart, shown);
  }

  /**
   * Takes over the saved cart, unless the customer changed or an order was removed since the request.
   * @param shown the document that carries it, with its prices. @default none
   */
  function takeOver(saved: SavedCartState, request: SavedCartRequest, shown?: ReadDocumentCart): void {
    cart.rewrite((record) => {
      const { stored, ordered: known } = request.record;
      if (record.stored.customer !== stored.customer || record.ordered.at(-1) !== known.at(-1)) return null;
      const sync = syncOf(record);
      const taken = takeOverSaved(record, saved, request, Date.now());
      if (taken === null) return null;
      const before = currentIntent(record);
      const isNew = !isSameIntent(before, taken.intent);
      const priced =
        shown && isSameIntent(taken.intent, saved.intent) ? pricedBy(shown, taken.record, isNew) : null;
      // The first read, also after another person, is no change by another device.
      const isKnown = sync !== null && (sync.id === 0 || sync.id === saved.id);
      const ordered = saved.orders.some(({ version }) => version > (sync?.version ?? 0));
      return {
        ...(priced ?? { record: taken.record, ...(isNew && { intent: taken.intent }) }),
        ...(isKnown && isNew && elsewhere(before.quantities, taken.intent.quantities, ordered)),
      };
    });
  }

  /** The lines that another device changed, together with those that the buyer has not dismissed. */
  function elsewhere(
    before: CartQuantities,
    after: CartQuantities,
    ordered: boolean,
  ): Pick<CartView, 'elsewhere'> {
    const { elsewhere: undismissed, info } = cart.getState();
    const known = undismissed?.lines ?? [];
    // An order is reported with the goods that it removed.
    const first = ordered ? {} : Object.fromEntries(known.map((line) => [line.productId, line.before]));
    const names = new Map([
      ...known.map(({ productId, name }) => [productId, name] as const),
      ...(info?.lines ?? []).map(({ productId, name }) => [productId, name] as const),
    ]);
    const isSame = changedLines(before, after).length === 0;
    const lines = changedLines({ ...before, ...first }, after).map((line) => ({
      ...line,
      name: names.get(line.productId) ?? null,
    }));
    if (isSame) return { elsewhere: undismissed };
    if (lines.length === 0) return { elsewhere: null };
    const text = ordered ? texts.ordered : texts.updated;
    if (!ordered || !reportsOrder()) announce(text);
    changesElsewhere += 1;
    return { elsewhere: { sequence: changesElsewhere, text, lines } };
  }

  const onChange = () => {
    if (failures === 0 && hasUnsaved()) plan(coalesceMs);
  };
  const onSession = () => {
    readFor = null;
    plan(0);
  };
  const now = () => plan(0);
  // A phone may suspend a hidden page before the changes are sent.
  const onVisibility = () => {
    if (!document.hidden || hasUnsaved()) plan(0);
  };
  const stops = [cart.subscribe(onChange), session.subscribe(onSession)];
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('focus', now);
  window.addEventListener('online', now);
  begin();

  function end(): void {
    isEnded = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('focus', now);
    window.removeEventListener('online', now);
  }
  return end;
}
