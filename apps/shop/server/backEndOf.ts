import { createApiClient, createPunchOutClient } from '@magazijn/api-client';
import type { ShopSettings } from './ShopSettings.ts';

/** What a call-up is answered with, besides the call-up. */
export interface CallUpOptions {
  readonly settings: Pick<ShopSettings, 'apiOrigin' | 'publicUrl' | 'ociAllowHttp'>;
  /** The address of who asks, for the back end's throttle. */
  readonly client: string;
  readonly fetch: typeof fetch;
}

/** The clients by which the web server speaks for a procurement system: its address is that system's. */
export function backEndOf({ settings, client, fetch }: CallUpOptions) {
  const options = {
    origin: settings.apiOrigin,
    pageOrigin: settings.apiOrigin,
    timeout: 8000,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', client);
      return fetch(input, { ...init, headers });
    },
  };
  return (token: string | null) => ({
    ...createApiClient({ ...options, token: () => token }),
    ...createPunchOutClient({ ...options, token: () => token }),
  });
}
