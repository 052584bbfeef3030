import { type Logger, passTraceOn } from '@magazijn/server';
import { proxy } from 'hono/proxy';
import { sessionCookie } from '../../src/shared/session/sessionCookie.ts';
import type { ErrorDocuments } from './createErrorDocuments.ts';

/** Milliseconds; longer than the slowest calls: an invoice, or a slow payment provider. */
const defaultTimeoutMs = 30_000;

/** Hop-by-hop headers, and headers that each side computes itself. */
const ofOneConnection = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

interface ProxyOptions {
  readonly apiOrigin: string;
  readonly publicUrl: string;
  /** For a browser that opens the address of a call while the back end is unavailable. */
  readonly errorDocuments: ErrorDocuments;
  /** The client's IP address, for the back end's throttle and log. */
  readonly client: string;
  /** The request id, for the logs of both. */
  readonly requestId: string;
  readonly logger: Logger;
  /** Milliseconds until the response of the back end has to start. @default 30000 */
  readonly timeoutMs?: number;
}

/** Only documents are rendered by the session cookie; calls have their token in a header. */
function takeOutSession(headers: Headers): void {
  const names = [true, false].map(sessionCookie);
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? [];
  const others = cookies.filter((pair) => !names.some((name) => pair.startsWith(`${name}=`)));
  if (others.length > 0) headers.set('cookie', others.join('; '));
  else headers.delete('cookie');
}

/**
 * Proxies a call to the back end, without hop-by-hop headers. Without a response it returns 502 or 504: a
 * page for a browser that opens the address, JSON for a call.
 */
export async function proxyToApi(request: Request, options: ProxyOptions): Promise<Response> {
  const {
    apiOrigin,
    publicUrl,
    errorDocuments,
    client,
    requestId,
    logger,
    timeoutMs = defaultTimeoutMs,
  } = options;
  const { pathname, search } = new URL(request.url);
  const shop = new URL(publicUrl);
  const headers = new Headers(request.headers);
  for (const name of ofOneConnection) headers.delete(name);
  takeOutSession(headers);
  headers.set('x-forwarded-host', shop.host);
  headers.set('x-forwarded-proto', shop.protocol.slice(0, -1));
  // Not the received header, which a client can forge: this server has determined the client.
  headers.set('x-forwarded-for', client);
  headers.set('x-request-id', requestId);
  passTraceOn(headers);

  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    return await proxy(`${apiOrigin}${pathname}${search}`, {
      raw: request,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, timeout.signal]),
      customFetch: (proxied) => {
        // The shop compresses it: fetch would decompress a compressed response.
        proxied.headers.set('accept-encoding', 'identity');
        return fetch(proxied);
      },
    });
  } catch (error) {
    // The usual status for an aborted request, which is not a failure.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const event = timeout.signal.aborted ? 'back-end-too-slow' : 'back-end-unreachable';
    logger.error({ event, path: pathname, message: String(error) });
    const status = timeout.signal.aborted ? 504 : 502;
    if (request.headers.get('accept')?.includes('text/html')) {
      return new Response(errorDocuments.failure(requestId), {
        status,
        headers: {
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'referrer-policy': 'no-referrer',
          'content-security-policy': `default-src 'none'; style-src ${errorDocuments.styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        },
      });
    }
    return Response.json(
      { message: 'The back end gives no answer.' },
      { status, headers: { 'cache-control': 'no-store' } },
    );
  } finally {
    clearTimeout(timer);
  }
}
