import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from './load/customers.ts';
import { mixedRequests } from './load/mixedRequests.ts';
import { scaledRequests } from './load/scaledRequests.ts';
import { sendLoad } from './load/sendLoad.ts';
import { memoryMegabytes } from './processes/procFiles.ts';
import { type Cluster, onCluster } from './processes/startCluster.ts';
import { machineText, markdownTable, percentile } from './report.ts';

/** A large shop, and two smaller ones for comparison. */
const sizes = [
  { products: 1000, companies: 200, orders: 2000 },
  { products: 10_000, companies: 1000, orders: 20_000 },
  { products: 100_000, companies: 10_000, orders: 1_000_000 },
] as const;
const perSecond = 100;
const steps = 10;

type Send = (number: number) => Promise<void>;

/**
 * Sends requests at a constant rate, without waiting for earlier ones, which would hide queueing (coordinated
 * omission). Returns the milliseconds of each since it was due.
 */
async function sendAtRate(send: Send, seconds: number): Promise<number[]> {
  const began = performance.now();
  const all: Promise<number>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = began + (number * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    all.push(send(number).then(() => performance.now() - due));
  }
  return Promise.all(all);
}

/** Sends requests on ten connections as fast as they are answered. Returns their number. */
async function sendInTurn(send: Send, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let number = 0;
  const work = async () => {
    while (performance.now() < end) {
      number += 1;
      await send(number - 1);
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  return number;
}

/** The milliseconds of a request of each kind, on one connection, so that no queue counts. */
async function costs({ origin, size }: Cluster, tokens: readonly string[]): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const [name, requests] of Object.entries(scaledRequests(tokens, size.products))) {
    await sendLoad(origin, () => requests, { connections: 1, seconds: 1 });
    const pressed = await sendLoad(origin, () => requests, { connections: 1, seconds: 3 });
    found.push([name, 1000 / pressed.perSecond]);
  }
  return found;
}

/** Loads a shop at a constant rate, then at full speed while sampling the memory of the API. */
async function mixedLoad({ origin, apis, size }: Cluster, tokens: readonly string[], minutes: number) {
  const send = mixedRequests(origin, tokens, size.products);
  await sendAtRate(send, 5);
  const times = await sendAtRate(send, 30);
  const table = markdownTable(
    ['Mixed load, 100 requests every second', 'milliseconds'],
    [50, 95, 99].map((share) => [`p${share}`, percentile(times, share).toFixed(1)]),
  );
  const memory = async () => (await memoryMegabytes(apis[0]?.pid() ?? 0))?.toFixed(0) ?? 'unknown';
  const curve = [await memory()];
  let answered = 0;
  for (let step = 0; step < steps; step += 1) {
    answered += await sendInTurn(send, (minutes * 60) / steps);
    curve.push(await memory());
  }
  const worth = Math.round(answered / perSecond / 60);
  return `${table}\n\nMemory of the back end in MB while ${answered} requests of that mix, ${worth} minutes’ worth of ${perSecond} every second, were answered in ${minutes * 60} seconds, at the start and after every tenth: ${curve.join(', ')}.`;
}

/** Measures how the cost of a page, a search and a cart grows with the shop, and a mixed load on the largest one. */
export async function benchScale({ minutes }: { readonly minutes: number }): Promise<string> {
  const all: { readonly products: number; readonly found: [string, number][]; readonly mixed: string }[] = [];
  for (const size of sizes)
    all.push(
      await onCluster({ size, apis: 1 }, async (cluster) => {
        const tokens = await logIn(cluster.origin, 10);
        return {
          products: size.products,
          found: await costs(cluster, tokens),
          mixed: size === sizes.at(-1) ? await mixedLoad(cluster, tokens, minutes) : '',
        };
      }),
    );
  const table = markdownTable(
    ['Milliseconds per request, one at a time', ...all.map(({ products }) => `${products} products`)],
    (all[0]?.found ?? []).map(([name], row) => [
      name,
      ...all.map(({ found }) => (found[row]?.[1] ?? Number.NaN).toFixed(1)),
    ]),
  );
  return `${machineText()}.\n\n${table}\n\n${all.at(-1)?.mixed}`;
}
