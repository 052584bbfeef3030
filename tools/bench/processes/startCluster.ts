import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate } from '../../../apps/api/src/database.ts';
import { startMailServer } from '../../../apps/sandbox/src/index.ts';
import { buildArtefacts } from '../../scripts/artefacts/buildArtefacts.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { fillShop, type ShopSize } from '../shop/fillShop.ts';
import { startBalancer } from './startBalancer.ts';
import { type DatabaseServer, startDatabase, startStandby, waitForStandby } from './startDatabases.ts';
import { type StartedProcess, startProcess } from './startProcess.ts';

/** A made-up shop in the form of production: built artefacts, a durable PostgreSQL and a mail server. */
export interface Cluster {
  readonly primary: DatabaseServer;
  readonly standby: DatabaseServer | null;
  readonly apis: readonly StartedProcess[];
  readonly shops: readonly StartedProcess[];
  readonly workers: readonly StartedProcess[];
  /** The customers' entry: the shops, or the APIs in a cluster without shops. */
  readonly origin: string;
  readonly size: ShopSize;
  readonly environment: NodeJS.ProcessEnv;
  readonly mails: string;
  stop(): Promise<void>;
}

interface ClusterPlan {
  readonly size: ShopSize;
  readonly apis: number;
  readonly shops?: number;
  readonly workers?: number;
  readonly hasStandby?: boolean;
  readonly isSupervised?: boolean;
}

const secret = () => randomBytes(32).toString('base64url');

/** A database URL with both servers; the driver connects to the one that accepts writes. */
function addressOf(primary: DatabaseServer, standby: DatabaseServer | null): string {
  if (standby === null) return primary.url;
  const { username, password, pathname } = new URL(primary.url);
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',');
  return `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=primary`;
}

/** Starts APIs, shops and workers on a database of their own, each kind behind a balancer. */
export async function startCluster(plan: ClusterPlan): Promise<Cluster> {
  const { size, isSupervised = false } = plan;
  await buildArtefacts();
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-cluster-'));
  const at = (name: string) => join(folder, name);
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of undo.splice(0).toReversed()) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const primary = await startDatabase(at('primary'));
    undo.push(primary.stop);
    const database = connect(primary.url, { connections: 1 });
    await migrate(database);
    await fillShop(database, size);
    await database.close();
    const standby = plan.hasStandby ? await startStandby(primary, at('primary'), at('standby')) : null;
    if (standby !== null) {
      undo.push(standby.stop);
      await waitForStandby(primary, true);
    }
    const mails = await startMailServer(0, at('mails'));
    undo.push(mails.close);
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      ADMIN_URL: 'https://admin.example',
      PARTNER_URL: 'https://partner.example',
      SMTP_URL: mails.url,
      DATABASE_URL: addressOf(primary, standby),
      DATA_DIR: at('data'),
      JWT_SECRET: secret(),
      XSRF_SECRET: secret(),
      STOP_DELAY_SECONDS: '1',
      BACKGROUND_WORK: 'off',
    };
    const several = async (kind: string, portName: string, count = 0, more: NodeJS.ProcessEnv = {}) => {
      const started: StartedProcess[] = [];
      for (let number = 1; number <= count; number += 1) {
        const process = await startProcess({
          name: `${kind} ${number}`,
          program: join(projectRoot, 'dist', kind, 'main.js'),
          portName,
          environment: { ...environment, ...more },
          log: at(`${kind}-${number}.log`),
          isSupervised,
        });
        undo.push(process.stop);
        started.push(process);
      }
      await Promise.all(started.map((process) => process.ready()));
      return started;
    };
    /** The origin of the balancer. A single process has none, whose work would be measured too. */
    const originOf = async (started: readonly StartedProcess[]): Promise<string> => {
      const [only, ...others] = started.map(({ origin }) => origin);
      if (only !== undefined && others.length === 0) return only;
      const balancer = await startBalancer(started.map(({ origin }) => origin));
      undo.push(balancer.close);
      return balancer.origin;
    };
    const apis = await several('api', 'API_PORT', plan.apis);
    const apiOrigin = await originOf(apis);
    const shops = await several('shop', 'PORT', plan.shops, { API_ORIGIN: apiOrigin });
    const workers = await several('worker', 'WORKER_PORT', plan.workers);
    return {
      primary,
      standby,
      apis,
      shops,
      workers,
      origin: shops.length > 0 ? await originOf(shops) : apiOrigin,
      size,
      environment,
      mails: at('mails'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function onCluster<Result>(
  plan: ClusterPlan,
  act: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(plan);
  try {
    return await act(cluster);
  } finally {
    await cluster.stop();
  }
}
