import { type ApiClient, isTransient } from '@magazijn/api-client';
import { createContext as createRouterContext } from 'react-router-dom';

/**
 * The calls that read, by whose their answers are. Nothing here changes anything.
 * `everyone`: the same for all, kept once. `viewer`: prices differ, so each viewer has their own, and a visitor's stands
 * in until a customer's is there. `customer`: never asked for a visitor, never by the server.
 */
const audiences = {
  capabilities: 'everyone',
  categories: 'everyone',
  category: 'everyone',
  page: 'everyone',
  footerPages: 'everyone',
  shopSettings: 'viewer',
  offers: 'viewer',
  popularProducts: 'viewer',
  categoryProducts: 'viewer',
  searchProducts: 'viewer',
  product: 'viewer',
  offeredProducts: 'customer',
  favouriteProducts: 'customer',
  favourites: 'customer',
  orders: 'customer',
  orderHistory: 'customer',
  wholeHistory: 'customer',
  order: 'customer',
  lists: 'customer',
  list: 'customer',
  profile: 'customer',
  groceryPartnerEnabled: 'customer',
  switchableCompanies: 'customer',
  listSessions: 'customer',
} as const satisfies Partial<Record<keyof ApiClient, 'everyone' | 'viewer' | 'customer'>>;

export type Call = keyof typeof audiences;
export type ResultOf<C extends Call> = Awaited<ReturnType<ApiClient[C]>>;

/** Who it is for ('anonymous' or a customer's number), which call, and its arguments: all that SWR's fetcher needs. */
export type QueryKey = readonly [viewer: string, call: Call, ...args: readonly unknown[]];

/** What arrived, by key as JSON: how the server's results travel to the browser. */
export type DehydratedQueries = Readonly<Record<string, unknown>>;

export const anonymousViewer = 'anonymous';

/** How long a result counts as fresh: longer than a walk through a few pages, shorter than a stock count. */
const freshFor = 60_000;

interface QueriesOptions {
  /** The client that asks in the name of one viewer, and of nobody else. */
  readonly loadApiOf: (viewer: string) => Promise<Pick<ApiClient, Call>>;
  /** The viewer of now. */
  readonly viewer: () => string;
  /** What came with the document. */
  readonly initial?: DehydratedQueries;
  /** Told what a loader brought, so that SWR shows it. The server, whose SWR cache all requests share, says nothing. */
  readonly onArrival?: (key: QueryKey, data: unknown) => Promise<unknown>;
}

/** What loaders bring and pages show: one per request on the server, one in the browser. */
export function createQueries({
  loadApiOf,
  viewer,
  initial = {},
  onArrival = async () => {},
}: QueriesOptions) {
  const results = new Map(Object.entries(initial).map(([id, data]) => [id, { data, at: Date.now() }]));
  const underWay = new Map<string, Promise<unknown>>();
  let failures = 0;

  /** The key for a viewer; null for what is not for visitors. */
  function keyFor(whom: string, call: Call, args: readonly unknown[]): QueryKey | null {
    const audience = audiences[call];
    if (audience === 'everyone') return [anonymousViewer, call, ...args];
    return audience === 'customer' && whom === anonymousViewer ? null : [whom, call, ...args];
  }

  /** One call per key at a time, whoever asks: SWR, a loader, a prefetch. */
  function ask(key: QueryKey): Promise<unknown> {
    const id = JSON.stringify(key);
    const running = underWay.get(id);
    if (running) return running;
    const [whom, call, ...args] = key;
    const asking = (async () => {
      try {
        const api = await loadApiOf(whom);
        const data = await (api[call] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
        // What comes for somebody who left meanwhile is not kept.
        if (whom === anonymousViewer || whom === viewer()) results.set(id, { data, at: Date.now() });
        return data;
      } catch (error) {
        failures += 1;
        throw error;
      } finally {
        underWay.delete(id);
      }
    })();
    underWay.set(id, asking);
    return asking;
  }

  const resultOf = (key: QueryKey | null) => (key === null ? undefined : results.get(JSON.stringify(key)));

  /**
   * The result that is there, however old (SWR asks again when the page shows), or the one to come. When a customer's call
   * fails for now, it returns the visitor's result, which the page already shows.
   */
  async function ensure<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): Promise<ResultOf<C>> {
    const key = keyFor(viewer(), call, args);
    if (key === null) throw new Error(`Nobody is logged in: ${call} is for customers`);
    const found = resultOf(key);
    // The key names its call, whose result this is.
    if (found) return found.data as ResultOf<C>;
    try {
      const data = await ask(key);
      await onArrival(key, data);
      return data as ResultOf<C>;
    } catch (error) {
      const standIn = resultOf(keyFor(anonymousViewer, call, args));
      if (standIn === undefined || !isTransient(error)) throw error;
      return standIn.data as ResultOf<C>;
    }
  }

  return {
    ask,
    keyFor,
    ensure,
    /** For what a page can do without: a failure is ignored, and nothing is asked for a visitor that is for customers. */
    async ensureIfPossible<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): Promise<void> {
      if (keyFor(viewer(), call, args) === null) return;
      await ensure(call, ...args).catch(() => {});
    },
    resultOf: (key: QueryKey | null): unknown => resultOf(key)?.data,
    /** What the present viewer sees of a call: their own result, or a visitor's until it is there. */
    shown<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): ResultOf<C> | undefined {
      const found = resultOf(keyFor(viewer(), call, args)) ?? resultOf(keyFor(anonymousViewer, call, args));
      return found?.data as ResultOf<C> | undefined;
    },
    isStale: (key: QueryKey | null): boolean => Date.now() - (resultOf(key)?.at ?? 0) > freshFor,
    /** After a write: what is shown next is asked for again. */
    expire(): void {
      for (const result of results.values()) result.at = 0;
    },
    /** Forgets what was for customers. */
    forgetCustomers(): void {
      for (const id of results.keys()) if (!id.startsWith(`["${anonymousViewer}"`)) results.delete(id);
    },
    /** Whether every call so far gave a result: only such a page may be cached. */
    isComplete: (): boolean => failures === 0,
    dehydrate: (): DehydratedQueries => Object.fromEntries([...results].map(([id, { data }]) => [id, data])),
  };
}

export type Queries = ReturnType<typeof createQueries>;

/** How React Router hands the queries to loaders. */
export const queriesContext = createRouterContext<Queries>();
