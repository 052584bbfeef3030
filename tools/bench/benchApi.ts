import { devNull } from 'node:os';
import { join } from 'node:path';
import { logIn } from './load/customers.ts';
import { type Operation, operations } from './load/operations.ts';
import { sendLoad } from './load/sendLoad.ts';
import { cpuSeconds } from './processes/procFiles.ts';
import { type Cluster, onCluster } from './processes/startCluster.ts';
import { type StartedProcess, startProcess } from './processes/startProcess.ts';
import { machineText, markdownTable } from './report.ts';

/** The size with which comparable shops were measured. */
const size = { products: 1000, companies: 200, orders: 2000 };
const connections = 10;
/** Excludes the planning of PostgreSQL and the compilation of Node. */
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
  const pressed = await sendLoad(origin, requests, { connections, seconds });
  const after = await cpu();
  const constant = [{ path: `/${pressed.bodyBytesEach}` }];
  const bareRoute = await sendLoad(bare, () => constant, { connections, seconds: seconds / 2 });
  const cpuEach = after.map((to, index) => {
    const from = before[index] ?? null;
    return to === null || from === null ? null : ((to - from) * 1000) / pressed.requests;
  });
  return { pressed, bareRoute, cpuEach, ratio: pressed.perSecond / bareRoute.perSecond };
}

const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/**
 * Measures an operation, and the bare route right after it, for several rounds. Returns the round with the median
 * ratio, since other work of the machine slows both alike.
 */
async function measureOperation(
  cluster: Cluster,
  bare: string,
  operation: Operation,
  { rounds, seconds }: Options,
) {
  await sendLoad(cluster.origin, operation.requests, { connections, seconds: warmUpSeconds });
  const all: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push(await measureRound(cluster, bare, operation, seconds));
  const median = all.sort((a, b) => a.ratio - b.ratio)[Math.floor(all.length / 2)];
  if (!median) throw new Error('At least one round is needed.');
  const { pressed, bareRoute, cpuEach, ratio } = median;
  const { name, target, cpuTarget, requestsEach = 1 } = operation;
  const cpu = cpuEach.map((each) => (each === null ? null : each * requestsEach));
  const together = cpu.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
  return [
    name,
    integer.format(pressed.perSecond / requestsEach),
    target === null ? '' : `≥ ${integer.format(target)}`,
    decimal.format(ratio / requestsEach),
    integer.format(bareRoute.perSecond),
    String(pressed.p50),
    String(pressed.p99),
    integer.format(pressed.bodyBytesEach),
    ...[...cpu, together].map((each) => (each === null ? 'unknown' : decimal.format(each))),
    cpuTarget === null ? '' : `≤ ${cpuTarget.toFixed(2)}`,
    cpuTarget === null || together === null ? '' : `${(together / cpuTarget).toFixed(1)} ×`,
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
  'CPU ms, back end',
  'CPU ms, PostgreSQL',
  'together',
  'target',
  'of the target',
];

/** Measures the operations of a shop with 1,000 products. Returns a Markdown table. */
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
      return `${machineText()}.\n\n${markdownTable(head, rows)}`;
    } finally {
      await bare.stop();
    }
  });
