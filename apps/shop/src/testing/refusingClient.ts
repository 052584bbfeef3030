import { type ApiClient, createApiClient } from '@magazijn/api-client';

/**
 * A client that gives the answers that are known; every other call fails with its name.
 *
 * @param message what is wrong with a call that nobody expected
 */
export function refusingClient(known: Partial<ApiClient>, message: string): ApiClient {
  const refusals = Object.keys(createApiClient()).map((name) => [
    name,
    () => Promise.reject(new Error(`${message} api.${name}`)),
  ]);
  return { ...(Object.fromEntries(refusals) as ApiClient), ...known };
}
