import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

const intervalMs = 250;

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/ready`, { signal: AbortSignal.timeout(1000) }).then(
    async ({ ok, body }) => {
      await body?.cancel();
      return ok;
    },
    () => false,
  );

/** Forwards a request; settles with the response's head. @throws Error with a `code` without a response */
async function forward(origin: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method = 'GET', url = '/', headers } = incoming;
  const { connection: _ofThisHop, 'transfer-encoding': _counted, ...sent } = headers;
  const outgoing = request(origin + url, {
    method,
    headers: { ...sent, ...(body.length > 0 ? { 'content-length': body.length } : {}) },
    agent: false,
  });
  const answered = once(outgoing, 'response');
  outgoing.end(body);
  const [answer] = (await answered) as [IncomingMessage];
  return answer;
}

/**
 * Starts a round-robin balancer over ready processes, as a production proxy is. Unreachable processes are skipped; safe
 * requests are retried when a response breaks off before it begins.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const ready = new Set(origins);
  const closing = new AbortController();
  const looking = (async () => {
    while (!closing.signal.aborted) {
      await Promise.all(
        origins.map(async (origin) => ((await isReady(origin)) ? ready.add(origin) : ready.delete(origin))),
      );
      await wait(intervalMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();

  let turn = 0;
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    const inTurn = origins.map((_, index) => origins[(turn + index) % origins.length] ?? '');
    const candidates = [
      ...inTurn.filter((origin) => ready.has(origin)),
      ...inTurn.filter((origin) => !ready.has(origin)),
    ];
    for (const origin of candidates) {
      try {
        const response = await forward(origin, incoming, body);
        const { connection: _ofThatHop, 'keep-alive': _too, ...headers } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, headers);
        response.on('error', () => outgoing.destroy()).pipe(outgoing);
        return;
      } catch (error) {
        ready.delete(origin);
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED' && incoming.method !== 'GET' && incoming.method !== 'HEAD') break;
      }
    }
    outgoing.writeHead(502).end();
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      server.close();
      await looking;
    },
  };
}
