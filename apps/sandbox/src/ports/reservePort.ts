import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { portProblem } from '@magazijn/server';
import { StartError } from '../settings/StartError.ts';

/** Handles a request; an asynchronous handler handles its own errors. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A reserved port; answers 503 with Retry-After until it serves a handler. */
export interface ReservedPort {
  readonly port: number;
  serve(listener: Listener): void;
  /** Closes it after pending requests; idle connections are closed at once. */
  close(): Promise<void>;
}

const starting: Listener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' });
  response.end('Magazijn is starting.\n');
};

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Before the handler, which may answer at once.
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    server.close(() => resolve());
    server.closeIdleConnections();
    // Slower responses and connections that never become idle are cut off.
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}

/**
 * Binds a port at once, so that a port in use is reported before anything else is changed.
 *
 * @param setting the setting that changes it, for the message.
 * @param hosts `127.0.0.1`, and `::1` where `localhost` can mean either; without IPv6 only the first.
 * @throws StartError when the port is in use.
 */
export async function reservePort(
  port: number,
  setting: string,
  hosts: readonly string[] = ['127.0.0.1', '::1'],
): Promise<ReservedPort> {
  let current = starting;
  let chosen = port;
  const servers: Server[] = [];
  let closing = false;
  const closeAll = async () => {
    closing = true;
    await Promise.all(servers.map(close));
  };
  for (const host of hosts) {
    const server = createServer((request, response) => {
      // A connection is only idle after its response was sent; without this, closing would wait for its timeout.
      response.once('close', () => {
        if (closing) setImmediate(() => server.closeIdleConnections());
      });
      current(request, response);
    });
    try {
      chosen = await listen(server, chosen, host);
      servers.push(server);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (servers.length > 0 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
      await closeAll();
      if (code === 'EADDRINUSE' && port === 0) return reservePort(port, setting, hosts);
      const problem = portProblem({ code }, chosen, setting);
      throw problem === null ? error : new StartError(problem);
    }
  }
  return {
    port: chosen,
    serve: (listener) => {
      current = listener;
    },
    close: closeAll,
  };
}

/** A free TCP port of 127.0.0.1; another process can still take it. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createTcpServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
