import type { Operation } from '../load/Operation.ts';
import { type Pressed, press } from '../load/press.ts';
import { cpuSeconds } from '../processes/cpuSeconds.ts';
import type { StartedProcess } from '../processes/startProcess.ts';
import type { StartedShop } from '../startServer.ts';

/** One line of the table. */
export interface Measured {
  readonly operation: Operation;
  /** Operations every second: the middle one of the rounds. */
  readonly perSecond: number;
  /** The same of the bare route, with an answer of the same size. */
  readonly barePerSecond: number;
  /** The ratio of the two, of the middle round. */
  readonly ratio: number;
  /** Milliseconds per request. */
  readonly p50: number;
  readonly p99: number;
  readonly bytesEach: number;
  /** Processor time per operation in milliseconds, of the back end and of PostgreSQL; null where nobody tells it. */
  readonly backEndCpu: number | null;
  readonly postgresCpu: number | null;
}

/** As the peers were measured. */
const connections = 10;
/** Seconds. The first requests of a kind are planned by PostgreSQL and compiled by Node. */
const warmUp = 2;

interface Round {
  readonly pressed: Pressed;
  readonly bare: Pressed;
  readonly ratio: number;
  readonly backEndCpu: number | null;
  readonly postgresCpu: number | null;
}

const since = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;

async function measureRound(
  shop: StartedShop,
  bare: StartedProcess,
  { requests }: Operation,
  seconds: number,
): Promise<Round> {
  const cpu = () => Promise.all([cpuSeconds(shop.backEnd.pid), cpuSeconds(shop.postgresPid)]);
  const before = await cpu();
  const pressed = await press(shop.backEnd.origin, requests, { connections, seconds });
  const after = await cpu();
  const constant = [{ path: `/${pressed.bodyBytesEach}` }];
  const bareRoute = await press(bare.origin, () => constant, { connections, seconds: seconds / 2 });
  return {
    pressed,
    bare: bareRoute,
    ratio: pressed.perSecond / bareRoute.perSecond,
    backEndCpu: since(before[0], after[0]),
    postgresCpu: since(before[1], after[1]),
  };
}

/**
 * Presses one operation and, right after, the bare route, for some rounds; the round with the middle ratio is told,
 * since what else the machine does strikes both alike.
 */
export async function measureOperation(
  shop: StartedShop,
  bare: StartedProcess,
  operation: Operation,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Measured> {
  await press(shop.backEnd.origin, operation.requests, { connections, seconds: warmUp });
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await measureRound(shop, bare, operation, seconds));
  }
  const middle = all.sort((a, b) => a.ratio - b.ratio)[Math.floor(all.length / 2)];
  if (!middle) throw new Error('There is nothing to measure in no rounds.');
  const { pressed, bare: bareRoute, backEndCpu, postgresCpu } = middle;
  const requestsEach = operation.requestsEach ?? 1;
  const millisecondsEach = (cpu: number | null) =>
    cpu === null ? null : (cpu * 1000 * requestsEach) / pressed.requests;
  return {
    operation,
    perSecond: pressed.perSecond / requestsEach,
    barePerSecond: bareRoute.perSecond,
    ratio: middle.ratio / requestsEach,
    p50: pressed.p50,
    p99: pressed.p99,
    bytesEach: pressed.bodyBytesEach,
    backEndCpu: millisecondsEach(backEndCpu),
    postgresCpu: millisecondsEach(postgresCpu),
  };
}
