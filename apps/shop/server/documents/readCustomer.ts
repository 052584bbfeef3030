import { type ApiClient, createApiClient, readTokenClaims } from '@magazijn/api-client';
import { parse } from 'hono/utils/cookie';
import { sessionCookie } from '../../src/shared/session/sessionCookie.ts';
import type { ShopSettings } from '../settings/readShopSettings.ts';
import { cleaningClient } from './cleanHtml.ts';

/** The customer of a request for a document. Nothing is verified here: the back end answers forged tokens with 401. */
export interface DocumentCustomer {
  readonly token: string;
  /** A client with the token. */
  readonly api: ApiClient;
  /** Milliseconds since 1970 at which the token had not expired. */
  readonly now: number;
  /** Whether the back end has refused the token. */
  readonly isRefused: () => boolean;
}

interface CustomerOptions {
  readonly settings: Pick<ShopSettings, 'apiOrigin'>;
  /** The client's IP address, for the back end's throttle and log. */
  readonly client: string;
  readonly fetch: typeof fetch;
  /** The capabilities that the visitors' client has read. */
  readonly capabilities: () => Promise<readonly string[]>;
  readonly now: number;
}

/** A token of RFC 7515 in compact form, which stands in a document's attribute unescaped. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Milliseconds: after it the customer gets the visitors' document, and the browser makes the calls. */
const patience = 3000;

/** The customer of the session cookie; null without one, and for a token that is malformed or has expired. */
export function readCustomer(headers: Headers, options: CustomerOptions): DocumentCustomer | null {
  const { settings, client, fetch, capabilities, now } = options;
  const token = parse(headers.get('cookie') ?? '', sessionCookie)[sessionCookie];
  if (token === undefined || !compactForm.test(token) || !isCurrent(token, now)) return null;
  let refused = false;
  const api = createApiClient({
    origin: settings.apiOrigin,
    pageOrigin: settings.apiOrigin,
    timeout: patience,
    token: () => token,
    knownCapabilities: capabilities,
    onUnauthorised: () => {
      refused = true;
    },
    fetch: (input, init) => {
      const sent = new Headers(init?.headers);
      sent.set('x-forwarded-for', client);
      return fetch(input, { ...init, headers: sent });
    },
  });
  return { token, api: cleaningClient(api), now, isRefused: () => refused };
}

function isCurrent(token: string, now: number): boolean {
  try {
    const { expiresAt } = readTokenClaims(token);
    return expiresAt !== null && expiresAt * 1000 > now;
  } catch {
    return false;
  }
}
