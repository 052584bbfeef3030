import type { ApiClient, ApiOptions } from '@magazijn/api-client';
import { lateCode } from '../late/lateCode.ts';

/**
 * The client whose code comes with its first call: the first page of a visit shows what came with the document, so
 * its code need not come before it. Every function of the client answers by a promise, which is what makes this fit.
 *
 * @returns the client, and `load` to get the code ahead
 */
export function lazyApiClient(options: ApiOptions): {
  readonly api: ApiClient;
  readonly load: () => Promise<ApiClient>;
} {
  const { load } = lateCode(async () => (await import('./apiClientCode.ts')).createApiClient(options));

  const api = new Proxy({} as ApiClient, {
    get: (_, name) => {
      // Whatever answers `then` counts as a promise: to await the client would never end.
      if (name === 'then') return undefined;
      return async (...given: readonly unknown[]) => {
        const call: unknown = Reflect.get(await load(), name);
        if (typeof call !== 'function') throw new TypeError(`The API client has no call ${String(name)}`);
        return Reflect.apply(call, null, given);
      };
    },
  });
  return { api, load };
}
