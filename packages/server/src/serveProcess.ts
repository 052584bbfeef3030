import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './createLogger.ts';
import type { Metrics } from './createMetrics.ts';
import { SettingsError } from './SettingsError.ts';

/** A process of the shop in production: what it serves, what it needs, and how it ends. */
export interface ServedProcess {
  /** Answers what is not asked of the probes; absent for a process that serves nothing else. */
  readonly listener?: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
  readonly port: number;
  /** The setting that `port` comes from, for who has to change it. */
  readonly portName: string;
  /** What it needs and does not have, one sentence; null when it can do its work. */
  readonly missing: () => Promise<string | null>;
  /** Between the moment from which `/ready` refuses and the one from which connections are refused, in milliseconds. */
  readonly stopDelayMs: number;
  /** How long a stop then waits for what is under way, in milliseconds. */
  readonly drainMs: number;
  /** Ends what the process does besides answering; called when the last answer has been given. */
  readonly close: () => Promise<void>;
  readonly logger: Logger;
  /** Its figures, and the port that they are read from; null: nowhere. */
  readonly metrics: Metrics;
  readonly metricsPort: number | null;
}

/** Longer is not waited for what the process needs: a load balancer asks to hear soon. In milliseconds. */
const probeTimeoutMs = 3000;

/**
 * Serves until SIGTERM or SIGINT, with `/health` (the process answers) and `/ready` (it can do its work) besides.
 *
 * A stop loses no request: `/ready` refuses first, so that a load balancer sends the next ones elsewhere, while whoever
 * still comes is answered and told to close the connection. Then the door closes, and the process ends with what is
 * under way. A second signal ends it at once.
 *
 * @returns the port that it listens on.
 * @throws {SettingsError} with one line when the port is taken.
 */
export async function serveProcess(options: ServedProcess): Promise<number> {
  const { listener, port, portName, missing, logger } = options;
  let isStopping = false;
  const server = createServer((incoming, outgoing) => {
    if (isStopping) outgoing.setHeader('connection', 'close');
    if (incoming.url === '/health') return answer(outgoing, 200, { data: { status: 'ok' } });
    if (incoming.url === '/ready') {
      return void readiness(isStopping, missing).then((problem) =>
        problem === null
          ? answer(outgoing, 200, { data: { status: 'ready' } })
          : answer(outgoing, 503, { message: problem }),
      );
    }
    return listener ? void listener(incoming, outgoing) : answer(outgoing, 404, { message: 'Not found.' });
  });

  const stop = async () => {
    isStopping = true;
    logger.info({ event: 'stopping' });
    await wait(options.stopDelayMs);
    // Requests that are still open by then would keep the process alive for ever.
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
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingsError(
      `Port ${port} is taken by another process. Stop it, or set ${portName} to another port.`,
    );
  });
}

function answer(outgoing: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  outgoing.writeHead(status, headers).end(JSON.stringify(body));
}

/** Why no more work should be sent here; null when it may. What went wrong in detail is the log's. */
async function readiness(isStopping: boolean, missing: () => Promise<string | null>): Promise<string | null> {
  if (isStopping) return 'The process is stopping.';
  return Promise.race([
    missing(),
    wait(probeTimeoutMs, 'What the process needs does not answer.', { ref: false }),
  ]);
}
