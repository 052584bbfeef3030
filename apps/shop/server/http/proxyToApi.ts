import { type Logger, passTraceOn } from '@magazijn/server';
import { proxy } from 'hono/proxy';

/** Longer than any call of the back end takes, in milliseconds: an invoice, a payment provider that is slow to answer. */
const defaultTimeoutMs = 30_000;

/** Headers that belong to one connection, or that the other side works out itself. */
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
  /** The HTML that a person gets when no answer comes. */
  readonly failurePage: string;
  /** The address of who asks, for the back end's throttle and log. */
  readonly client: string;
  /** What the back end's log calls this request, as ours does. */
  readonly requestId: string;
  readonly logger: Logger;
  /** How long the back end may take until its answer begins. @default 30000 */
  readonly timeoutMs?: number;
}

/**
 * Passes a call on to the back end, which thereby lives on the shop's own origin, and its answer back. Headers that belong
 * to one connection stay here, on both ways. A back end that gives no answer is 502 or 504: a page for a browser that opens
 * the address, as from a mail, and JSON for a call.
 */
export async function proxyToApi(request: Request, options: ProxyOptions): Promise<Response> {
  const {
    apiOrigin,
    publicUrl,
    failurePage,
    client,
    requestId,
    logger,
    timeoutMs = defaultTimeoutMs,
  } = options;
  const { pathname, search } = new URL(request.url);
  const shop = new URL(publicUrl);
  const headers = new Headers(request.headers);
  for (const name of ofOneConnection) headers.delete(name);
  headers.set('x-forwarded-host', shop.host);
  headers.set('x-forwarded-proto', shop.protocol.slice(0, -1));
  // Not what came: whoever it comes from can have written that. Who it is, this server has worked out.
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
        // Compressed once, here: an answer that comes compressed would be unpacked by fetch.
        proxied.headers.set('accept-encoding', 'identity');
        return fetch(proxied);
      },
    });
  } catch (error) {
    // What proxies log for a client that went away: nobody reads the answer, and nothing failed.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const event = timeout.signal.aborted ? 'back-end-too-slow' : 'back-end-unreachable';
    logger.error({ event, path: pathname, message: String(error) });
    const status = timeout.signal.aborted ? 504 : 502;
    if (request.headers.get('accept')?.includes('text/html')) {
      return new Response(failurePage, {
        status,
        headers: {
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'referrer-policy': 'no-referrer',
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
