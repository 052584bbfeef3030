import {
  type ApiClient,
  createApiClient,
  createPunchOutClient,
  type PunchOutClient,
} from '@magazijn/api-client';
import type { Logger } from '@magazijn/server';
import type { PostedForm } from '../../src/shared/data/PostedForm.ts';
import type { ShopSettings } from '../settings/readShopSettings.ts';

/** What a plain form is answered with. */
export interface FormOptions {
  readonly settings: Pick<ShopSettings, 'apiOrigin'>;
  /** The address of who asks, for the back end's throttle. */
  readonly client: string;
  readonly fetch: typeof fetch;
  readonly logger: Logger;
}

/** Gives the page of the form again, with what came of it. */
export type ShowForm = (
  posted: PostedForm,
  status: number,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/**
 * The back end as it is asked for a plain form, from a browser without scripts (docs/adr/0042). It decides as ever: it is
 * told who asks and from which origin, so that its throttle and its check of foreign origins hold here too.
 *
 * @param asked the headers of the request that brought the form
 */
export function createFormClient(asked: Headers, options: FormOptions): ApiClient & PunchOutClient {
  const { settings, client, fetch } = options;
  const given = {
    origin: settings.apiOrigin,
    pageOrigin: settings.apiOrigin,
    timeout: 8000,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', client);
      // A form always says where it stands, be it that it does not tell.
      headers.set('origin', asked.get('origin') ?? 'null');
      return fetch(input, { ...init, headers });
    },
  };
  return { ...createApiClient(given), ...createPunchOutClient(given) };
}
