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
  /** Aborted when the document takes too long, the back end refuses the token, or the client is gone; so are the calls. */
  readonly signal: AbortSignal;
  /** Whether the back end has not refused the token, and the client is still there. */
  readonly isWaiting: () => boolean;
}

interface CustomerOptions {
  readonly settings: Pick<ShopSettings, 'apiOrigin' | 'publicUrl'>;
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
export const patience = 1000;

/** The customer of the session cookie; null without one, and for a token that is malformed or has expired. */
export function readCustomer(request: Request, options: CustomerOptions): DocumentCustomer | null {
  const { settings, client, fetch, capabilities, now } = options;
  const name = sessionCookie(settings.publicUrl.startsWith('https:'));
  const token = parse(request.headers.get('cookie') ?? '', name)[name];
  if (token === undefined || !compactForm.test(token) || !isCurrent(token, now)) return null;
  const refused = new AbortController();
  const late = new AbortController();
  setTimeout(() => late.abort(new Error(`No document within ${patience} ms.`)), patience).unref();
  const signal = AbortSignal.any([refused.signal, late.signal, request.signal]);
  const api = createApiClient({
    origin: settings.apiOrigin,
    pageOrigin: settings.apiOrigin,
    token: () => token,
    knownCapabilities: capabilities,
    onUnauthorised: () => refused.abort(),
    fetch: (input, init) => {
      const sent = new Headers(init?.headers);
      sent.set('x-forwarded-for', client);
      const ends = init?.signal ? AbortSignal.any([init.signal, signal]) : signal;
      return fetch(input, { ...init, headers: sent, signal: ends });
    },
  });
  const isWaiting = () => !refused.signal.aborted && !request.signal.aborted;
  return { token, api: cleaningClient(api), now, signal, isWaiting };
}

function isCurrent(token: string, now: number): boolean {
  try {
    const { expiresAt } = readTokenClaims(token);
    return expiresAt !== null && expiresAt * 1000 > now;
  } catch {
    return false;
  }
}
