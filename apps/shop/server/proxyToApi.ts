/** Headers that belong to one connection, or that the other side works out itself. */
const notPassedOn = [
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
  /** The address of who asks, for the back end's throttle and log. */
  readonly client: string;
}

/** Passes a call on to the back end, which thereby lives on the shop's own origin, and its answer back. */
export async function proxyToApi(request: Request, options: ProxyOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of notPassedOn) headers.delete(name);
  // Compressed once, here: an answer that comes compressed would be unpacked by fetch.
  headers.set('accept-encoding', 'identity');
  const shop = new URL(options.publicUrl);
  headers.set('x-forwarded-host', shop.host);
  headers.set('x-forwarded-proto', shop.protocol.slice(0, -1));
  // Not what came: whoever it comes from can have written that. Who it is, this server has worked out.
  headers.set('x-forwarded-for', options.client);

  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await fetch(`${options.apiOrigin}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
    });
    const passedBack = new Headers(answer.headers);
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) passedBack.delete(name);
    return new Response(answer.body, { status: answer.status, headers: passedBack });
  } catch (error) {
    // What proxies log for a client that went away: nobody reads the answer, and nothing failed.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    console.error(JSON.stringify({ event: 'back-end-unreachable', path: pathname, message: String(error) }));
    return Response.json(
      { message: 'The back end gives no answer.' },
      { status: 502, headers: { 'cache-control': 'no-store' } },
    );
  }
}
