import { type ApiClient, createApiClient } from '@magazijn/api-client';

/** A client with the given calls; every other call fails with its name and `message`. */
export function refusingClient(known: Partial<ApiClient>, message: string): ApiClient {
  const refusals = Object.keys(createApiClient()).map((name) => [
    name,
    () => Promise.reject(new Error(`${message} api.${name}`)),
  ]);
  return { ...(Object.fromEntries(refusals) as ApiClient), ...known };
}
