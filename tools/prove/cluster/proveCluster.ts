// `pnpm prove cluster`: a primary with a synchronous standby, two APIs, two shops, two workers and a balancer before
// each, while twelve customers order continuously. Each is killed in turn, then any of them at random `--count` times,
// all are restarted one by one, and finally the primary is killed and the standby promoted. Writes the results into
// docs/scale.md. Any loss makes it fail.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { logIn } from '../../bench/load/customers.ts';
import { type Cluster, onCluster } from '../../bench/processes/startCluster.ts';
import { isSynchronous, promote, waitForStandby } from '../../bench/processes/startDatabases.ts';
import { startProcess } from '../../bench/processes/startProcess.ts';
import { machineText, markdownTable, writeSection } from '../../bench/report.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';
import { type Counted, countLosses, waitingMails } from './countLosses.ts';
import { type Buyers, longestWait, startBuyers } from './startBuyers.ts';

const customers = 12;
const kills = proofCount(8);
const seed = Number(process.env.PROPERTY_SEED ?? 1);
/** The silence after which the failover manager promotes, in milliseconds. Patroni's default is 10 to 30 seconds. */
const failoverTimeoutMs = 2000;
/** The wait after each action, which shows whether restarted processes stay up. */
const settleMs = 2000;

async function until(condition: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > end) throw new Error('The condition was not met in time.');
    await wait(100);
  }
}

/** Kills processes and the primary at random moments, even while they start. */
async function killAtRandom({ primary, apis, shops, workers }: Cluster, buyers: Buyers): Promise<void> {
  const processes = [...apis, ...shops, ...workers];
  const plan = fc.sample(
    fc.tuple(fc.integer({ min: -1, max: processes.length - 1 }), fc.integer({ min: 100, max: 1000 })),
    { seed, numRuns: kills },
  );
  let recovering = Promise.resolve();
  for (const [index, [victim, pause]] of plan.entries()) {
    await wait(pause);
    const server = processes[victim];
    if (server) await server.kill();
    else {
      // The primary must recover before it is killed again.
      await recovering;
      await primary.kill();
      recovering = primary.restart();
      recovering.catch(() => {});
    }
    // After every tenth kill an order has to succeed; a shop that is always down loses nothing.
    const before = buyers.acknowledged.size;
    if (index % 10 === 9) await until(async () => buyers.acknowledged.size > before, 120_000);
  }
  await recovering;
  await Promise.all(processes.map((server) => server.ready()));
  await until(() => isSynchronous(primary));
}

/** While the standby is paused, no order may be acknowledged, and pages must be served. */
async function pauseStandby({ standby, origin }: Cluster, buyers: Buyers): Promise<void> {
  const paused = await standby?.pause();
  // Lets orders that are committed be answered.
  await wait(500);
  const before = buyers.acknowledged.size;
  await wait(2000);
  const acknowledged = buyers.acknowledged.size - before;
  const { status } = await fetch(`${origin}/categorie/afdeling-1/groep-1`);
  paused?.resume();
  if (acknowledged > 0) throw new Error(`${acknowledged} orders did not wait for the standby.`);
  if (status !== 200) throw new Error(`While the standby was paused a page was answered with ${status}.`);
}

/** An API with the URL of the standby only must end with a message. */
async function refuseStandby({ standby, environment, mails }: Cluster): Promise<void> {
  const api = await startProcess({
    name: 'API on a standby',
    program: join(projectRoot, 'dist', 'api', 'main.js'),
    portName: 'API_PORT',
    environment: { ...environment, DATABASE_URL: standby?.url },
    log: `${mails}.log`,
  });
  const message = await api.ready().then(
    () => api.stop().then(() => 'nothing'),
    (error: Error) => error.message,
  );
  if (!message.includes('The database is a standby'))
    throw new Error(`An API on a standby ended with: ${message}`);
}

type Act = readonly [what: string, act: () => Promise<unknown>];

/** The events of the cluster, in order. */
function actsOn(cluster: Cluster, buyers: Buyers): readonly Act[] {
  const { primary, standby, apis, shops, workers } = cluster;
  if (standby === null) throw new Error('The cluster needs a standby.');
  const processes = [...apis, ...shops, ...workers];
  return [
    ['nothing, for comparison', () => wait(5000)],
    ...processes.map(
      (process): Act => [
        `${process.name}: kill -9`,
        async () => {
          await process.kill();
          await process.ready();
        },
      ],
    ),
    [
      'standby: kill -9, and back',
      // Like a failover manager: the primary works without the standby until that has caught up.
      async () => {
        await standby.kill();
        await wait(failoverTimeoutMs);
        await waitForStandby(primary, false);
        await standby.restart();
        await waitForStandby(primary, true);
        await until(() => isSynchronous(primary));
      },
    ],
    ['standby: paused', () => pauseStandby(cluster, buyers)],
    ['an API with the URL of the standby only', () => refuseStandby(cluster)],
    [`any of them, ${kills} times: kill -9`, () => killAtRandom(cluster, buyers)],
    [
      'all six, restarted one by one',
      async () => {
        for (const process of processes) await process.restart();
      },
    ],
    [
      'primary: kill -9, standby promoted',
      async () => {
        await primary.kill();
        await wait(failoverTimeoutMs);
        await promote(standby);
        await Promise.all(processes.map((process) => process.ready()));
      },
    ],
  ];
}

const figures = ({ lost, doubled, half, numbers, mailsLost }: Counted): [string, number][] => [
  ['Acknowledged orders lost', lost],
  ['Orders doubled', doubled],
  ['Orders half', half],
  ['Invoice numbers missing or twice', numbers],
  ['Confirmations lost', mailsLost],
];

const plan = {
  size: { products: 1000, companies: 200, orders: 0 },
  apis: 2,
  shops: 2,
  workers: 2,
  hasStandby: true,
  isSupervised: true,
} as const;

await onCluster(plan, async (cluster) => {
  const { origin, standby, primary, mails, size } = cluster;
  if (standby === null) throw new Error('The cluster needs a standby.');
  await until(() => isSynchronous(primary));
  const buyers = startBuyers(origin, await logIn(origin, customers), size.products);
  const rows: string[][] = [];
  for (const [what, act] of actsOn(cluster, buyers)) {
    const from = performance.now();
    await act();
    await wait(settleMs);
    const to = performance.now();
    const within = buyers.attempts.filter(({ at }) => at >= from && at <= to);
    rows.push([
      what,
      String(within.filter(({ answered }) => answered).length),
      String(within.filter(({ answered }) => !answered).length),
      longestWait(buyers.attempts, 'page', from, to).toFixed(1),
      longestWait(buyers.attempts, 'order', from, to).toFixed(1),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  await buyers.stop();
  // The other worker takes over a killed worker's mail after two minutes.
  await until(async () => (await waitingMails(standby.url)) === 0, 180_000);
  const counted = await countLosses(standby.url, buyers.acknowledged, mails);
  const ended = [...cluster.apis, ...cluster.shops, ...cluster.workers]
    .filter((process) => process.endedByItself() > 0)
    .map((process) => `${process.name} ${process.endedByItself()} times`);
  const table = markdownTable(
    [
      'What happened',
      'answers',
      'failures',
      'longest without a page, s',
      'longest without an order’s answer, s',
    ],
    rows,
  );
  const sums = [
    `Orders acknowledged: ${buyers.acknowledged.size}, there at the end: ${counted.placed}.`,
    ...figures(counted).map(([what, count]) => `${what}: ${count}.`),
    `Confirmations that came twice, with one Message-ID: ${counted.mailsTwice}.`,
    `Refusals that no customer should get: ${buyers.refusals.length}.`,
    `Processes that ended although they were neither killed nor stopped, and were started again: ${ended.join(', ') || 'none'}.`,
  ].join('\n');
  writeSection('cluster', 'scale.md', `${machineText()}.\n\n${table}\n\n${sums}`);
  console.log(sums);
  for (const refusal of buyers.refusals.slice(0, 5)) console.error(refusal);
  const harm = figures(counted).reduce((sum, [, count]) => sum + count, 0) + buyers.refusals.length;
  if (harm > 0 || counted.placed === 0) process.exitCode = 1;
  else reportProof(counted.placed, `orders through ${rows.length - 4 + kills} deaths and restarts`);
});
