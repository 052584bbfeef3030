import { type ApiClient, type CustomerCall, isTransient, permissionOfCall } from '@magazijn/api-client';
import type { Permission } from '@magazijn/domain/people';
import { createContext as createRouterContext } from 'react-router-dom';
import { type Cache, type SWRConfig, unstable_serialize } from 'swr';

/** Reading calls with one result for all. */
const forEveryone = [
  'capabilities',
  'categories',
  'category',
  'page',
  'footerPages',
  'linkedRun',
  'linkedInvitation',
  'resetLinkWorks',
] as const satisfies readonly (keyof ApiClient)[];

/** Calls with a result per viewer, since prices differ; a visitor's stands in until the customer's loads. */
const forViewer = [
  'shopSettings',
  'offers',
  'popularProducts',
  'categoryProducts',
  'searchProducts',
  'product',
] as const satisfies readonly (keyof ApiClient)[];

export type Call = (typeof forEveryone | typeof forViewer)[number] | CustomerCall;

const isIn = <Some extends Call>(calls: readonly Some[], call: Call): call is Some =>
  (calls as readonly Call[]).includes(call);

/** The capability that a back end lacks when a call is answered with null, which is a 404 to the call itself. */
const neededCapabilities: Readonly<Partial<Record<Call, string>>> = {
  lists: 'lists',
  standingOrders: 'standing-orders',
  people: 'people',
  locations: 'locations',
  costCentres: 'cost-centres',
  invoices: 'invoice-list',
  approvalSettings: 'approvals',
  approvalRequests: 'approvals',
  approvalBudgets: 'approvals',
  deliveryPlan: 'order-changes',
};
export type ResultOf<C extends Call> = Awaited<ReturnType<ApiClient[C]>>;

/** SWR's key: the viewer (`personOf`, so that no request of a colleague counts), the call and its arguments. */
export type QueryKey = readonly [viewer: string, call: Call, ...args: readonly unknown[]];

/** Results by serialised key: the form in which a document carries them. */
export type DehydratedQueries = Readonly<Record<string, unknown>>;

export const anonymousViewer = 'anonymous';

/** A product in a row that has no query of its own, such as a line of the cart. */
export interface SeenProduct {
  readonly href: string;
  readonly name: string;
  readonly contents: string;
  readonly picture: string | null;
}

/** Milliseconds during which a page shows a result without requesting it again. */
const freshFor = 60_000;

interface QueriesOptions {
  /** Loads the client that sends requests as one viewer. */
  readonly loadApiOf: (viewer: string) => Promise<Pick<ApiClient, Call>>;
  readonly viewer: () => string;
  /** Whether the role of the viewer allows something. @default everything */
  readonly may?: (permission: Permission) => boolean;
  /** The results of the document. @default none */
  readonly initial?: DehydratedQueries;
  /**
   * SWR in the browser. Without it, results go into a Map for one request on the server, where SWR's `mutate`
   * would hide them from rendering. @default none
   */
  readonly swr?: Pick<typeof SWRConfig.defaultValue, 'cache' | 'mutate' | 'unload'>;
}

/** The id of an 'anonymous' key begins with it. */
const anonymousStart = unstable_serialize([anonymousViewer]);

/** Loads results into SWR's cache, the shop's only one: loaders call `ensure`, pages `useQuery`. */
export function createQueries({ loadApiOf, viewer, may = () => true, initial = {}, swr }: QueriesOptions) {
  const cache: Cache = swr?.cache ?? new Map();
  const freshUntil = new Map<string, number>();
  const pending = new Map<string, Promise<unknown>>();
  /** All requests that are under way, those from before a write included. */
  const underWay = new Set<Promise<unknown>>();
  let failure: unknown = null;
  let neededFailure: unknown = null;
  /** Capabilities that the back end names, but whose call it does not have. */
  const lost = new Set<string>();
  /** Counts writes: the result of a request from before a write may be outdated. */
  let writes = 0;

  for (const [id, data] of Object.entries(initial)) {
    cache.set(id, { data });
    freshUntil.set(id, Date.now() + freshFor);
  }

  /** The key of a call for a viewer; null for a customer's call of a visitor, and for one that the role may not make. */
  function keyFor(whom: string, call: Call, args: readonly unknown[]): QueryKey | null {
    if (isIn(forEveryone, call)) return [anonymousViewer, call, ...args];
    if (!isIn(forViewer, call)) {
      const permission = permissionOfCall(call);
      if (whom === anonymousViewer || (permission !== null && !may(permission))) return null;
    }
    return [whom, call, ...args];
  }

  const resultOf = (key: QueryKey | null): unknown => cache.get(unstable_serialize(key))?.data;

  const seenId = (href: string): string => unstable_serialize([viewer(), 'seen', href]);

  /** The viewer's results of a call, by the start of their keys. */
  function idsOf(call: Call): readonly string[] {
    const start = unstable_serialize([viewer(), call]);
    return [...cache.keys()].filter((id) => id.startsWith(start));
  }

  const withoutLost = (names: ResultOf<'capabilities'>) => names.filter((name) => !lost.has(name));

  /** Takes away a capability whose call turned out to be missing, so that its pages and links hide. */
  async function loseCapability(name: string): Promise<void> {
    lost.add(name);
    const key = keyFor(anonymousViewer, 'capabilities', []);
    const names = resultOf(key) as ResultOf<'capabilities'> | undefined;
    if (names === undefined) return;
    if (swr) await swr.mutate(key, withoutLost(names), { revalidate: false });
    else cache.set(unstable_serialize(key), { data: withoutLost(names) });
  }

  /** SWR's fetcher. Pages, loaders and prefetches share one request per key; SWR's own sharing covers pages only. */
  function ask(key: QueryKey): Promise<unknown> {
    const id = unstable_serialize(key);
    const running = pending.get(id);
    if (running) return running;
    const [whom, call, ...args] = key;
    const before = writes;
    const asking = (async () => {
      try {
        const api = await loadApiOf(whom);
        let data = await (api[call] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
        if (call === 'capabilities' && lost.size > 0) data = withoutLost(data as ResultOf<'capabilities'>);
        const needed = neededCapabilities[call];
        if (data === null && needed !== undefined) await loseCapability(needed);
        if (writes === before) freshUntil.set(id, Date.now() + freshFor);
        return data;
      } catch (error) {
        failure ??= error;
        throw error;
      } finally {
        if (writes === before) pending.delete(id);
      }
    })();
    pending.set(id, asking);
    underWay.add(asking);
    const end = () => void underWay.delete(asking);
    asking.then(end, end);
    return asking;
  }

  async function load<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): Promise<ResultOf<C>> {
    const key = keyFor(viewer(), call, args);
    if (key === null) throw new Error(`${call} is for customers`);
    // The key names its call, whose result this is.
    const found = resultOf(key) as ResultOf<C> | undefined;
    if (found !== undefined) return found;
    const before = writes;
    try {
      const data = await ask(key);
      // During the request another viewer may have logged in, or a page may have loaded the result of after a write.
      const isCurrent = key[0] === anonymousViewer || key[0] === viewer();
      if (isCurrent && (writes === before || resultOf(key) === undefined)) {
        if (swr) await swr.mutate(key, data, { revalidate: false });
        else cache.set(unstable_serialize(key), { data });
      }
      return data as ResultOf<C>;
    } catch (error) {
      const standIn = resultOf(keyFor(anonymousViewer, call, args));
      if (standIn === undefined || !isTransient(error)) throw error;
      return standIn as ResultOf<C>;
    }
  }

  /**
   * The cached result, however old, or the requested one; after a temporary failure the visitor's.
   * @throws {Error} for a customer's call of a visitor
   * @throws {ApiError} when the request fails
   */
  function ensure<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): Promise<ResultOf<C>> {
    return load(call, ...args).catch((error: unknown) => {
      neededFailure ??= error;
      throw error;
    });
  }

  function expire(): void {
    writes += 1;
    freshUntil.clear();
    pending.clear();
  }

  return {
    cache,
    ask,
    keyFor,
    resultOf,
    ensure,
    loseCapability,
    /** For optional data: it ignores failures, and requests nothing for a visitor that is for customers. */
    async ensureIfPossible<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): Promise<void> {
      if (keyFor(viewer(), call, args) === null) return;
      await load(call, ...args).catch(() => {});
    },
    /** The cached result for the current viewer: their own, or a visitor's until that is loaded. */
    shown<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): ResultOf<C> | undefined {
      const own = resultOf(keyFor(viewer(), call, args));
      return (own === undefined ? resultOf(keyFor(anonymousViewer, call, args)) : own) as
        | ResultOf<C>
        | undefined;
    },
    /** The cached results of a call for the current viewer, with any arguments. */
    results: <C extends Call>(call: C): readonly ResultOf<C>[] =>
      // The key of a result names its call.
      idsOf(call).flatMap(
        (id) => [cache.get(id)?.data].filter((data) => data !== undefined) as ResultOf<C>[],
      ),
    /** Notes what rows show of products until the viewer changes, so that a product's page shows it at once. */
    noteSeen(products: readonly SeenProduct[]): void {
      for (const product of products) {
        const id = seenId(product.href);
        // Rows without contents do not replace known ones.
        const data =
          product.contents === '' ? { ...product, contents: cache.get(id)?.data?.contents ?? '' } : product;
        cache.set(id, { data });
      }
    },
    seen: (href: string) => cache.get(seenId(href))?.data as SeenProduct | undefined,
    /** Whether the last request of a shown page failed. */
    hasFailed: <C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): boolean =>
      cache.get(unstable_serialize(keyFor(viewer(), call, args)))?.error !== undefined,
    /** Resolves when the requests that are under way have ended. */
    settled: () => Promise.allSettled(underWay),
    isStale: (key: QueryKey | null): boolean => Date.now() > (freshUntil.get(unstable_serialize(key)) ?? 0),
    /** After a write: every result is requested again when a page shows it next; pending requests do not count. */
    expire,
    /** Deletes the viewer's results of a call, after a write. A page that shows one requests it again. */
    forget(call: Call): void {
      expire();
      for (const id of idsOf(call)) void swr?.mutate(id, undefined);
    },
    /** Deletes the results of customers. */
    forgetCustomers(): void {
      const kept = [...cache.keys()].flatMap((id) => {
        const state = id.startsWith(anonymousStart) && cache.get(id);
        return state ? [[id, state] as const] : [];
      });
      // It also discards requests of mounted pages that are pending.
      swr?.unload({ revalidate: false });
      for (const [id, state] of kept) cache.set(id, state);
    },
    /** The first failure of a request; null if every request so far succeeded: only such a page may be cached. */
    failure: (): unknown => failure,
    /** The first failure of `ensure`, whose data the page cannot do without; null without one. */
    neededFailure: (): unknown => neededFailure,
  };
}

export type Queries = ReturnType<typeof createQueries>;

/** The results for the document. A function of its own, since only the server needs it. */
export const dehydrate = ({ cache }: Queries): DehydratedQueries =>
  Object.fromEntries([...cache.keys()].map((id) => [id, cache.get(id)?.data]));

/** React Router passes the queries to loaders in it. */
export const queriesContext = createRouterContext<Queries>();
