import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { StartError } from '../settings/StartError.ts';

/** Answers a request; one that takes its time deals with its own failures. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A port that is ours; until it serves something it answers 503 and 'try again in a second'. */
export interface ReservedPort {
  readonly port: number;
  serve(listener: Listener): void;
  /** Ends it: requests under way are answered first, idle connections are closed. */
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
    server.on('request', (_request, response) => response.setHeader('connection', 'close'));
    server.close(() => resolve());
    server.closeIdleConnections();
    // An answer that takes longer is cut off, and so is a connection that never becomes idle.
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}

/**
 * Takes a port at once, so that a taken one is known before anything else is touched.
 *
 * @param port 0 for any free one.
 * @param setting the setting that changes it, for the message.
 * @param hosts `127.0.0.1`, and `::1` where `localhost` may mean either; a system without IPv6 is served on the first.
 * @throws StartError when the port is taken.
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
      // A connection is idle only after its answer has left; without this, closing would wait for its time-out.
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
      if (code === 'EADDRINUSE' || code === 'EACCES') throw portRefusal(chosen, setting, code);
      throw error;
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

/** One line for a port that cannot be had, with the setting that changes it. */
export function portRefusal(port: number, setting: string, code: string | undefined): StartError {
  const reason = code === 'EACCES' ? 'may not be used by this user' : 'is taken by another program';
  return new StartError(
    `Port ${port} ${reason}. Set ${setting} to another port, for example ${setting}=${port + 100}.`,
  );
}

/** A free TCP port of 127.0.0.1; another process may still take it first. */
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
