import type { ApiClient } from '@magazijn/api-client';
import { LRUCache } from 'lru-cache';

/** Milliseconds. A rendered page is cached for longer anyway. */
const sharedFor = 5000;

/** Every page has their results: navigation, footer and conditions. */
const sharedCalls = [
  'categories',
  'footerPages',
  'shopSettings',
] as const satisfies readonly (keyof ApiClient)[];

/** Wraps a client so that the pages of a few seconds share one request of each of these calls. A failure is not kept. */
export function sharingClient(api: ApiClient, now: () => number): ApiClient {
  const results = new LRUCache<(typeof sharedCalls)[number], object>({
    max: sharedCalls.length,
    ttl: sharedFor,
    perf: { now },
    ttlResolution: 0,
    fetchMethod: async (call) => (await api[call]()) ?? undefined,
  });
  const shared = sharedCalls.map((call) => [call, async () => (await results.fetch(call)) ?? null]);
  return { ...api, ...Object.fromEntries(shared) };
}
