// `pnpm prove cluster`: a primary with a synchronous standby, two APIs, two shops, two workers and a balancer before each,
// while twelve customers order without a pause. Each is killed in turn, all are restarted one by one, and at last the
// primary is killed and the standby promoted. What came of it goes into docs/scale.md; anything lost makes it fail.
import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from '../../bench/load/logIn.ts';
import { machineText } from '../../bench/machineText.ts';
import { markdownTable } from '../../bench/markdownTable.ts';
import { writeSection } from '../../bench/writeSection.ts';
import { tellProof } from '../../testing/tellProof.ts';
import { type Counted, countLosses, waitingMails } from './countLosses.ts';
import { longestWait, startBuyers } from './startBuyers.ts';
import { type Cluster, startCluster } from './startCluster.ts';
import { isSynchronous, promote, waitForStandby } from './startDatabases.ts';

const customers = 12;
/** So long the failover manager takes a silence for a death, in milliseconds; Patroni's own is 10 to 30 seconds. */
const failoverTimeoutMs = 2000;
/** After each act, so that it is seen whether what comes back stays. */
const settleMs = 2000;

interface Act {
  readonly what: string;
  readonly act: () => Promise<unknown>;
}

async function until(holds: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error('What was waited for did not come.');
    await wait(100);
  }
}

/** What is done to the cluster, one after the other. */
function actsOn({ primary, standby, apis, shops, workers }: Cluster): readonly Act[] {
  if (standby === null) throw new Error('The cluster needs a standby.');
  const processes = [...apis, ...shops, ...workers];
  return [
    { what: 'nothing, for comparison', act: () => wait(5000) },
    ...processes.map((process) => ({
      what: `${process.name}: kill -9`,
      act: async () => {
        await process.kill();
        await process.ready();
      },
    })),
    {
      what: 'standby: kill -9, and back',
      // Its manager has the primary go on alone until the standby has caught up.
      act: async () => {
        await standby.kill();
        await wait(failoverTimeoutMs);
        await waitForStandby(primary, false);
        await standby.restart();
        await waitForStandby(primary, true);
        await until(() => isSynchronous(primary));
      },
    },
    {
      what: 'all six, restarted one by one',
      act: async () => {
        for (const process of processes) await process.restart();
      },
    },
    {
      what: 'primary: kill -9, standby promoted',
      act: async () => {
        await primary.kill();
        await wait(failoverTimeoutMs);
        await promote(standby);
        await Promise.all(processes.map((process) => process.ready()));
      },
    },
  ];
}

const figures = ({ lost, doubled, half, numbers, mailsLost }: Counted): [string, number][] => [
  ['acknowledged orders lost', lost],
  ['orders doubled', doubled],
  ['orders half', half],
  ['invoice numbers missing or twice', numbers],
  ['confirmations lost', mailsLost],
];

const cluster = await startCluster({ each: 2, hasStandby: true });
try {
  const { origin, standby, primary, mails } = cluster;
  if (standby === null) throw new Error('The cluster needs a standby.');
  await until(() => isSynchronous(primary));
  const tokens = await logIn(origin, customers);
  const buyers = startBuyers(origin, tokens, cluster.products);
  const rows: string[][] = [];
  for (const { what, act } of actsOn(cluster)) {
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
  // A mail that a killed worker had taken is another's after two minutes.
  await until(async () => (await waitingMails(standby.url)) === 0, 180_000);
  const counted = await countLosses(standby.url, buyers.acknowledged, cluster.stock, mails);
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
    ...figures(counted).map(([what, count]) => `${what[0]?.toUpperCase()}${what.slice(1)}: ${count}.`),
    `Confirmations that came twice, with one Message-ID: ${counted.mailsTwice}.`,
    `Refusals that no customer should get: ${buyers.refusals.length}.`,
    `Processes that ended though nobody had ended them, and were started again: ${ended.join(', ') || 'none'}.`,
  ];
  await writeSection('cluster', `${machineText(new Date())}.\n\n${table}\n\n${sums.join('\n')}`, 'scale.md');
  console.log(sums.join('\n'));
  for (const refusal of buyers.refusals.slice(0, 5)) console.error(refusal);
  const harm = figures(counted).reduce((sum, [, count]) => sum + count, 0) + buyers.refusals.length;
  if (harm > 0) process.exitCode = 1;
  else tellProof(counted.placed, `orders through ${rows.length - 1} deaths and restarts`);
} finally {
  await cluster.stop();
}
