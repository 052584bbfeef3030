import {
  type ApiClient,
  createApiClient,
  createPunchOutClient,
  type PunchOutClient,
} from '@magazijn/api-client';
import type { Logger } from '@magazijn/server';
import type { PostedForm } from '../../src/shared/data/PostedForm.ts';
import type { ShopSettings } from '../settings/readShopSettings.ts';

export interface FormOptions {
  readonly settings: Pick<ShopSettings, 'apiOrigin'>;
  /** The client's IP address, for the back end's throttle. */
  readonly client: string;
  readonly fetch: typeof fetch;
  readonly logger: Logger;
}

/** Renders the page of the form with its result. */
export type ShowForm = (
  posted: PostedForm,
  status: number,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** An API client that passes on the form's client address and origin, for the back end's checks. */
export function createFormClient(asked: Headers, options: FormOptions): ApiClient & PunchOutClient {
  const { settings, client, fetch } = options;
  const given = {
    origin: settings.apiOrigin,
    pageOrigin: settings.apiOrigin,
    timeout: 8000,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', client);
      // Browsers send an Origin with every form, 'null' if it is hidden.
      headers.set('origin', asked.get('origin') ?? 'null');
      return fetch(input, { ...init, headers });
    },
  };
  return { ...createApiClient(given), ...createPunchOutClient(given) };
}
