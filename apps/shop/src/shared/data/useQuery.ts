import { type ApiClient, isTransient } from '@magazijn/api-client';
import { createContext, useContext } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useSession } from '../session/useSession.ts';
import { personOf } from '../stores/SessionStore.ts';
import { anonymousViewer, type Call, type Queries, type QueryKey, type ResultOf } from './queries.ts';

/** The queries of this browser or request; entries and tests provide it. */
export const QueriesContext = createContext<Queries | null>(null);

/** @throws {Error} outside a QueriesContext */
export function useQueries(): Queries {
  const queries = useContext(QueriesContext);
  if (!queries) throw new Error('useQuery needs a QueriesContext above it');
  return queries;
}

/** SWR's settings for the whole shop. */
export const swrConfiguration = (queries: Queries) => ({
  provider: () => queries.cache,
  focusThrottleInterval: 60_000,
  errorRetryCount: 3,
  shouldRetryOnError: isTransient,
  // `queries.ask` shares requests. With an interval, a customer who logs in again at once would join a discarded one.
  dedupingInterval: 0,
});

export interface Query<Value> {
  /** Undefined while loading, after a failure, and for a customer's call of a visitor. */
  readonly data: Value | undefined;
  /** The request is pending and there is no result to show. */
  readonly loading: boolean;
  /** The state of the customer's request while a visitor's result, without prices, stands in; else null. */
  readonly pending: 'under-way' | 'failed' | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The result of a reading call for the current viewer; requested if no loader has done so. */
export function useQuery<C extends Call>(call: C, ...args: Parameters<ApiClient[C]>): Query<ResultOf<C>> {
  return useQueryIf(true, call, ...args);
}

/** As `useQuery`; the call is not made while it is not wanted, as with a back end that does not have it. */
export function useQueryIf<C extends Call>(
  isWanted: boolean,
  call: C,
  ...args: Parameters<ApiClient[C]>
): Query<ResultOf<C>> {
  const queries = useQueries();
  const { viewer } = useSession();
  const key = isWanted ? queries.keyFor(personOf(viewer), call, args) : null;
  const { data, error, mutate } = useSWR<unknown, unknown, QueryKey | null>(key, queries.ask, {
    revalidateIfStale: queries.isStale(key),
  });
  // Not for a result for everyone: the cache may have it before hydration, for which SWR keeps the document's state.
  const standIn =
    key === null || key[0] === anonymousViewer
      ? undefined
      : queries.resultOf(queries.keyFor(anonymousViewer, call, args));
  const isStandIn = data === undefined && standIn !== undefined;
  return {
    // A call's results have one type for all viewers.
    data: (isStandIn ? standIn : data) as ResultOf<C> | undefined,
    loading: key !== null && data === undefined && !isStandIn && error === undefined,
    pending: isStandIn ? (error === undefined ? 'under-way' : 'failed') : null,
    error,
    retry: () => void mutate(),
  };
}

/** Returns a function that requests all shown results of a call again, after a write that changed them. */
export function useRefresh(): (call: Call) => Promise<void> {
  const queries = useQueries();
  const { mutate } = useSWRConfig();
  return async (call) => {
    queries.expire();
    await mutate((key) => Array.isArray(key) && key[1] === call);
  };
}
