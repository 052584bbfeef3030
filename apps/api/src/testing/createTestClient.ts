import { type ApiClient, createApiClient } from '@magazijn/api-client';
import type { TestApi } from './openTestApi.ts';

function fieldsOf(body: unknown): Record<string, string> | undefined {
  if (!(body instanceof URLSearchParams || body instanceof FormData)) return undefined;
  return Object.fromEntries(
    [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

/** The published client on a back end under test; responses are checked as by `TestApi.send`. */
export const createTestClient = (api: TestApi, token?: string): ApiClient =>
  createApiClient({
    fetch: (input, init) => {
      const path = (input instanceof Request ? input.url : String(input)).replace(/^\/api\/v1/, '');
      const form = fieldsOf(init?.body);
      return api.send(init?.method ?? 'GET', path, {
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(form ? { form } : {}),
      });
    },
    token: () => token ?? null,
  });
