// `pnpm prove kills`: a shop of one process of each kind, where at random moments the shop, the API, the worker or the
// database is killed, also while it is starting, and customers go on ordering. Anything lost makes it fail.
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { logIn } from '../../bench/load/logIn.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';
import { countLosses, waitingMails } from './countLosses.ts';
import { startBuyers } from './startBuyers.ts';
import { startCluster } from './startCluster.ts';

const kills = proofCount(20);
const seed = Number(process.env.PROPERTY_SEED ?? 1);
const victims = ['shop', 'api', 'worker', 'database'] as const;

const plan = fc.sample(fc.tuple(fc.constantFrom(...victims), fc.integer({ min: 100, max: 1000 })), {
  seed,
  numRuns: kills,
});
const cluster = await startCluster({ each: 1, hasStandby: false });
try {
  const { primary, origin, mails } = cluster;
  const tokens = await logIn(origin, 6);
  const buyers = startBuyers(origin, tokens, cluster.products);
  const done = new Map(victims.map((victim) => [victim, 0]));
  let recovering = Promise.resolve();
  for (const [index, [victim, pause]] of plan.entries()) {
    await wait(pause);
    const [server] = { shop: cluster.shops, api: cluster.apis, worker: cluster.workers, database: [] }[
      victim
    ];
    if (server) await server.kill();
    else {
      // It is killed again once it has come back, which it must each time.
      await recovering;
      await primary.kill();
      recovering = primary.restart();
      // Seen where it is waited for.
      recovering.catch(() => {});
    }
    done.set(victim, (done.get(victim) ?? 0) + 1);
    // Whoever is never up loses nothing: after every tenth kill an order has to come through, however busy the machine.
    const before = buyers.acknowledged.size;
    const until = performance.now() + 120_000;
    while (index % 10 === 9 && buyers.acknowledged.size === before) {
      if (performance.now() > until) throw new Error('No order came through for two minutes.');
      await wait(100);
    }
  }
  await recovering;
  await buyers.stop();
  const end = performance.now() + 180_000;
  while ((await waitingMails(primary.url)) > 0 && performance.now() < end) await wait(500);
  const { placed, mailsTwice, ...losses } = await countLosses(
    primary.url,
    buyers.acknowledged,
    cluster.stock,
    mails,
  );
  console.log({
    ...Object.fromEntries(done),
    placed,
    mailsTwice,
    ...losses,
    refusals: buyers.refusals.slice(0, 5),
  });
  const harm = Object.values(losses).reduce((sum, count) => sum + count, 0) + buyers.refusals.length;
  if (harm > 0 || placed === 0) process.exitCode = 1;
  else
    tellProof(
      kills,
      `kills (${victims.map((victim) => `${victim} ${done.get(victim)}`).join(', ')}) over ${placed} orders`,
    );
} finally {
  await cluster.stop();
}
