import { devNull } from 'node:os';
import { join } from 'node:path';
import { logIn } from './load/customers.ts';
import { type Operation, operations } from './load/operations.ts';
import { press } from './load/press.ts';
import { cpuSeconds } from './processes/procFiles.ts';
import { type Cluster, onCluster } from './processes/startCluster.ts';
import { type StartedProcess, startProcess } from './processes/startProcess.ts';
import { machineText, markdownTable } from './report.ts';

/** As the peers were measured. */
const size = { products: 1000, companies: 200, orders: 2000 };
const connections = 10;
/** The first requests of a kind are planned by PostgreSQL and compiled by Node. */
const warmUpSeconds = 2;

interface Options {
  readonly rounds: number;
  readonly seconds: number;
}

async function measureRound(
  { origin, apis, primary }: Cluster,
  bare: string,
  { requests }: Operation,
  seconds: number,
) {
  const cpu = async () => Promise.all([cpuSeconds(apis[0]?.pid() ?? 0), cpuSeconds(await primary.pid())]);
  const before = await cpu();
  const pressed = await press(origin, requests, { connections, seconds });
  const after = await cpu();
  const constant = [{ path: `/${pressed.bodyBytesEach}` }];
  const bareRoute = await press(bare, () => constant, { connections, seconds: seconds / 2 });
  const cpuEach = after.map((to, index) => {
    const from = before[index] ?? null;
    return to === null || from === null ? null : ((to - from) * 1000) / pressed.requests;
  });
  return { pressed, bareRoute, cpuEach, ratio: pressed.perSecond / bareRoute.perSecond };
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/**
 * Presses one operation and, right after, the bare route, for some rounds; the round with the middle ratio is told,
 * since what else the machine does strikes both alike.
 */
async function measureOperation(
  cluster: Cluster,
  bare: string,
  operation: Operation,
  { rounds, seconds }: Options,
) {
  await press(cluster.origin, operation.requests, { connections, seconds: warmUpSeconds });
  const all: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push(await measureRound(cluster, bare, operation, seconds));
  const middle = all.sort((a, b) => a.ratio - b.ratio)[Math.floor(all.length / 2)];
  if (!middle) throw new Error('There is nothing to measure in no rounds.');
  const { pressed, bareRoute, cpuEach, ratio } = middle;
  const { name, target, requestsEach = 1 } = operation;
  return [
    name,
    whole.format(pressed.perSecond / requestsEach),
    target === null ? '' : `≥ ${whole.format(target)}`,
    fine.format(ratio / requestsEach),
    whole.format(bareRoute.perSecond),
    String(pressed.p50),
    String(pressed.p99),
    whole.format(pressed.bodyBytesEach),
    ...cpuEach.map((each) => (each === null ? 'unknown' : fine.format(each * requestsEach))),
  ];
}

const head = [
  'Operation',
  'per second',
  'target',
  'ratio to bare',
  'bare per second',
  'p50 ms',
  'p99 ms',
  'bytes',
];

/** Measures the operations of a shop of 1,000 products, and gives the table as Markdown. */
export const benchApi = (options: Options): Promise<string> =>
  onCluster({ size, apis: 1 }, async (cluster) => {
    const bare: StartedProcess = await startProcess({
      name: 'bare route',
      program: join(import.meta.dirname, 'processes', 'bareRoutes.ts'),
      portName: 'API_PORT',
      readyPath: '/2',
      log: devNull,
    });
    try {
      await bare.ready();
      const tokens = await logIn(cluster.origin, size.companies);
      const rows: string[][] = [];
      for (const operation of operations(tokens, size.products)) {
        const row = await measureOperation(cluster, bare.origin, operation, options);
        console.error(row.join('  '));
        rows.push(row);
      }
      return `${machineText()}.\n\n${markdownTable([...head, 'CPU ms, back end', 'CPU ms, PostgreSQL'], rows)}`;
    } finally {
      await bare.stop();
    }
  });
