import type { ApiClient } from '@magazijn/api-client';
import type { Cache, State } from 'swr';
import type { Need } from './need.ts';
import { resourceKey } from './resourceKey.ts';
import type { Seed } from './Seed.ts';

/** How long an answer counts as fresh. Longer than a walk through a few pages, shorter than a stock count. */
export const freshFor = 60_000;

/** All answers of one browser tab, or of one request on the server. */
export interface ResourceCache {
  /** What SWR keeps its answers in. */
  readonly provider: Cache<unknown> & Map<string, State<unknown>>;
  /** One call per key at a time, whoever asks: a page, or a prefetch on intent. */
  readonly fetch: <Value>(viewer: string, need: Need<Value>) => Promise<Value>;
  readonly isStale: (key: string) => boolean;
  /** Makes everything count as old: what is shown next asks again. */
  readonly expire: () => void;
}

interface ResourceCacheOptions {
  /** The client that asks in the name of one viewer, and of nobody else. */
  readonly apiOf: (viewer: string) => ApiClient;
  readonly seeds?: readonly Seed[];
  readonly now: () => number;
}

/** A cache that begins with the answers that came with the page. */
export function createResourceCache({ apiOf, seeds = [], now }: ResourceCacheOptions): ResourceCache {
  const arrivals = new Map<string, number>();
  const underWay = new Map<string, Promise<unknown>>();
  const provider = new Map<string, State<unknown>>(
    seeds.map(([key, answer]) => [
      key,
      'error' in answer ? { error: new Error(answer.error) } : { data: answer.data },
    ]),
  );
  for (const [key, answer] of seeds) if ('data' in answer) arrivals.set(key, now());

  return {
    provider,
    fetch: async (viewer, need) => {
      const key = resourceKey(viewer, need);
      const running = underWay.get(key) as ReturnType<typeof need.fetch> | undefined;
      if (running) return running;
      const call = need.fetch(apiOf(viewer)).then(
        (value) => {
          arrivals.set(key, now());
          underWay.delete(key);
          return value;
        },
        (error: unknown) => {
          underWay.delete(key);
          throw error;
        },
      );
      underWay.set(key, call);
      return call;
    },
    isStale: (key) => now() - (arrivals.get(key) ?? Number.NEGATIVE_INFINITY) > freshFor,
    expire: () => arrivals.clear(),
  };
}
