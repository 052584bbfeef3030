import { isTransient } from '@magazijn/api-client';
import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { ResourceCache } from './ResourceCache.ts';

const ResourcesContext = createContext<ResourceCache | null>(null);

const configuration: SWRConfiguration = {
  focusThrottleInterval: 60_000,
  errorRetryCount: 3,
  shouldRetryOnError: isTransient,
  // The in-flight map of the cache already gives one call per key.
  dedupingInterval: 0,
};

/** Hands one cache to everything below. Composed once, by the entries and by tests. */
export function ResourcesProvider({ cache, children }: { cache: ResourceCache; children: ReactNode }) {
  return (
    <ResourcesContext value={cache}>
      <SWRConfig value={{ ...configuration, provider: () => cache.provider }}>{children}</SWRConfig>
    </ResourcesContext>
  );
}

/** @throws {Error} outside a ResourcesProvider */
export function useResourceCache(): ResourceCache {
  const cache = useContext(ResourcesContext);
  if (!cache)
    throw new Error('useResourceCache needs a ResourcesProvider above it: render the tree with one');
  return cache;
}
