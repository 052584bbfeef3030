import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './createLogger.ts';
import type { Metrics } from './createMetrics.ts';
import { portProblem } from './portProblem.ts';
import { SettingsError } from './SettingsError.ts';

/** A production process: its request handler, readiness check and shutdown. */
export interface ServedProcess {
  /** Handles requests other than probes; absent for a process that serves only those. */
  readonly listener?: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
  readonly port: number;
  /** The name of the setting of `port`, for error messages. */
  readonly portName: string;
  /** Why the process cannot work, in one sentence; null when it is ready. */
  readonly problem: () => Promise<string | null>;
  /** Milliseconds between `/ready` failing and new connections being refused. */
  readonly stopDelayMs: number;
  /** Milliseconds that a shutdown waits for pending requests. */
  readonly drainMs: number;
  /** Stops background work; called after the last response. */
  readonly close: () => Promise<void>;
  readonly logger: Logger;
  /** The metrics and their port; a null port serves none. */
  readonly metrics: Metrics;
  readonly metricsPort: number | null;
}

/** Maximum duration of the readiness check in milliseconds: load balancers have short timeouts. */
const probeTimeoutMs = 3000;

/**
 * Serves until SIGTERM or SIGINT, with `/health` and `/ready`. A shutdown loses no request: first `/ready` fails, while
 * new requests still get a response with `Connection: close`; then the port closes, and the process ends after its
 * pending requests, or at a second signal.
 *
 * @returns the port that it listens on.
 * @throws {SettingsError} with one line when the port cannot be used.
 */
export async function serveProcess(options: ServedProcess): Promise<number> {
  const { listener, port, portName, problem, logger } = options;
  let isStopping = false;
  const server = createServer((incoming, outgoing) => {
    if (isStopping) outgoing.setHeader('connection', 'close');
    if (incoming.url === '/health') return answer(outgoing, 200, { data: { status: 'ok' } });
    if (incoming.url === '/ready') {
      return void readiness(isStopping, problem).then((reason) =>
        reason === null
          ? answer(outgoing, 200, { data: { status: 'ready' } })
          : answer(outgoing, 503, { message: reason }),
      );
    }
    return listener ? void listener(incoming, outgoing) : answer(outgoing, 404, { message: 'Not found.' });
  });

  const stop = async () => {
    isStopping = true;
    logger.info({ event: 'stopping' });
    await wait(options.stopDelayMs);
    // Requests that are still open would keep the process alive.
    setTimeout(() => {
      logger.error({ event: 'stopped-with-work-under-way' });
      process.exit(1);
    }, options.drainMs).unref();
    server.close();
    await once(server, 'close');
    await options.close();
    process.exit(0);
  };
  const figures = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics') return answer(outgoing, 404, { message: 'Not found.' });
    void options.metrics
      .text()
      .then((text) => outgoing.writeHead(200, { 'content-type': options.metrics.contentType }).end(text));
  });
  if (options.metricsPort !== null) await listen(figures, options.metricsPort, 'METRICS_PORT');
  await listen(server, port, portName);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function listen(server: Server, port: number, portName: string): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port);
  await listening.catch((error: NodeJS.ErrnoException) => {
    const problem = portProblem(error, port, portName);
    throw problem === null ? error : new SettingsError(problem);
  });
}

function answer(outgoing: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  outgoing.writeHead(status, headers).end(JSON.stringify(body));
}

/** Why the process is not ready; null when it is. Details are in the log. */
async function readiness(isStopping: boolean, problem: () => Promise<string | null>): Promise<string | null> {
  if (isStopping) return 'The process is stopping.';
  return Promise.race([
    problem(),
    wait(probeTimeoutMs, 'What the process needs does not answer.', { ref: false }),
  ]);
}
