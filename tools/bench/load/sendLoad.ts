import autocannon, { type Request, type Result } from 'autocannon';

export interface LoadResult {
  readonly perSecond: number;
  readonly requests: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of the body only. */
  readonly bodyBytesEach: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Sends requests as fast as they are answered; each connection repeats its own list.
 *
 * @throws Error for any status other than 200
 */
export async function sendLoad(
  origin: string,
  requestsOf: (connection: number) => Request[],
  { connections, seconds }: LoadOptions,
): Promise<LoadResult> {
  let connection = 0;
  let bodyBytes = 0;
  const result: Result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(requestsOf(connection));
      connection += 1;
      client.on('body', (chunk: Buffer) => {
        bodyBytes += chunk.length;
      });
    },
  });
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `${result.non2xx} statuses other than 200, ${result.errors} errors, ${result.timeouts} timeouts.`,
    );
  }
  const requests = result['2xx'];
  return {
    perSecond: requests / result.duration,
    requests,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bodyBytesEach: Math.round(bodyBytes / Math.max(1, requests)),
  };
}
