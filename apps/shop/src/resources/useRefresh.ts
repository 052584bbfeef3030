import { useSWRConfig } from 'swr';
import { useResourceCache } from './ResourcesProvider.tsx';
import type { Resource } from './resource.ts';

/** Gives a function that asks again for every answer of a resource, after a write that made it old. */
export function useRefresh(): (resource: Pick<Resource<never, unknown>, 'name'>) => Promise<void> {
  const { mutate } = useSWRConfig();
  const cache = useResourceCache();
  return async ({ name }) => {
    cache.expire();
    await mutate((key) => typeof key === 'string' && key.split('|')[1] === name);
  };
}
