import { type ApiClient, type Category, isTransient } from '@magazijn/api-client';
import { createContext, useContext } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { useSession } from '../session/useSession.ts';
import { viewerKey } from '../stores/SessionStore.ts';
import { anonymousViewer, type Call, type Queries, type QueryKey, type ResultOf } from './queries.ts';

/** The queries of this browser, or of this request; provided by the entries and by tests. */
export const QueriesContext = createContext<Queries | null>(null);

/** @throws {Error} outside a QueriesContext */
export function useQueries(): Queries {
  const queries = useContext(QueriesContext);
  if (!queries) throw new Error('useQuery needs a QueriesContext above it');
  return queries;
}

/** What SWR does for the whole shop. */
export const swrConfiguration: SWRConfiguration = {
  focusThrottleInterval: 60_000,
  errorRetryCount: 3,
  shouldRetryOnError: isTransient,
  // The queries already make one call per key at a time.
  dedupingInterval: 0,
};

/** The result of a call, as a page shows it. */
export interface Query<Value> {
  /** Undefined while it is under way, after a failure, and for what is not for visitors. */
  readonly data: Value | undefined;
  /** It is under way, and nothing shows yet. */
  readonly loading: boolean;
  /**
   * A visitor's result stands in for the customer's: all is right but the prices, which are under way or did not come.
   * Null when it does not.
   */
  readonly pending: 'under-way' | 'failed' | null;
  readonly error: unknown;
  /** Asks again. */
  readonly retry: () => void;
}

/** The result of a reading call for who looks now. Loaders have asked for what a page cannot do without. */
export function useQuery<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): Query<ResultOf<C>> {
  const queries = useQueries();
  const { viewer } = useSession();
  const key = queries.keyFor(viewerKey(viewer), call, args);
  const { data, error, mutate } = useSWR<unknown, unknown, QueryKey | null>(key, queries.ask, {
    fallbackData: queries.resultOf(key),
    revalidateIfStale: queries.isStale(key),
  });
  const standIn = key === null ? undefined : queries.resultOf(queries.keyFor(anonymousViewer, call, args));
  const isStandIn = data === undefined && standIn !== undefined;
  return {
    // The same call gives the same shape to everyone: only prices differ.
    data: (isStandIn ? standIn : data) as ResultOf<C> | undefined,
    loading: key !== null && data === undefined && !isStandIn && error === undefined,
    pending: isStandIn ? (error === undefined ? 'under-way' : 'failed') : null,
    error,
    retry: () => void mutate(),
  };
}

/** Gives a function that asks again for every result of a call, after a write that made them old. */
export function useRefresh(): (call: Call) => Promise<void> {
  const queries = useQueries();
  const { mutate } = useSWRConfig();
  return async (call) => {
    queries.expire();
    await mutate((key) => Array.isArray(key) && key[1] === call);
  };
}

/** Finds the number of a product's aisle by its path; none for what stands in no numbered one. */
export type AisleOf = (path: string) => number | null | undefined;

/** By the aisles: by `data-category` a brand gives each its hue and shape. */
export const aisleIn =
  (categories: readonly Category[]): AisleOf =>
  (path) =>
    categories.find(({ url }) => path.startsWith(`${url}/`))?.number;

/** The same by the aisles of the shop. */
export function useAisleOf(): AisleOf {
  const { data = [] } = useQuery('categories');
  return aisleIn(data);
}
