import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

const latencyMs = 150;
/** Bytes per second: 1.6 megabit. */
const usualRate = 200_000;

/** A proxy between a browser and the servers on this machine. */
export interface Line {
  /** For `proxy.server` of a browser's context. */
  readonly address: string;
  /**
   * Delays and throttles every request from now on.
   *
   * @param bytesPerSecond @default 200,000
   */
  slowDown(bytesPerSecond?: number): void;
  close(): Promise<void>;
}

/**
 * Opens a proxy that can be slowed down. Chromium's own emulation (`Network.emulateNetworkConditions`) sometimes
 * stalls, after which the page never finishes loading. All responses share the bandwidth, in the order in which their
 * bytes arrive.
 */
export async function openLine(): Promise<Line> {
  let rate = Number.POSITIVE_INFINITY;
  let free: Promise<unknown> = Promise.resolve();

  const narrow = () =>
    new Transform({
      transform(bytes: Buffer, _encoding, done) {
        if (rate < Number.POSITIVE_INFINITY) free = free.then(() => wait((bytes.byteLength / rate) * 1000));
        free.then(() => done(null, bytes), done);
      },
    });

  async function carry(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (rate < Number.POSITIVE_INFINITY) await wait(latencyMs);
    const { method, headers } = asked;
    const onward = request(asked.url ?? '', { method, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) =>
      onward.once('response', resolve).once('error', reject),
    );
    const [given] = await Promise.all([answered, pipeline(asked, onward)]);
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    await pipeline(given, narrow(), answer);
  }

  const server = createServer((asked, answer) => {
    // When one side closes, close the other.
    carry(asked, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slowDown: (bytesPerSecond = usualRate) => {
      rate = bytesPerSecond;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
