import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate } from '../../apps/api/src/database.ts';
import { freePort } from '../../apps/sandbox/src/index.ts';
import { startMailServer } from '../../apps/sandbox/src/mail/startMailServer.ts';
import { fillShop } from '../../bench/shop/fillShop.ts';
import { buildArtefacts } from '../../scripts/artefacts/buildArtefacts.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { type Balancer, startBalancer } from './startBalancer.ts';
import { type DatabaseServer, startDatabase, startStandby, waitForStandby } from './startDatabases.ts';
import { type Supervised, superviseProcess } from './superviseProcess.ts';

/** A made-up shop on so many processes of each kind, as production runs it: the built folders, and a mail server. */
export interface Cluster {
  readonly primary: DatabaseServer;
  /** Null without one. */
  readonly standby: DatabaseServer | null;
  readonly apis: readonly Supervised[];
  readonly shops: readonly Supervised[];
  readonly workers: readonly Supervised[];
  /** Where customers come in. */
  readonly origin: string;
  readonly products: number;
  /** Of each product. */
  readonly stock: number;
  /** Where mails arrive. */
  readonly mails: string;
  /** Where each process writes its log. */
  readonly logs: string;
  stop(): Promise<void>;
}

const size = { products: 1000, companies: 200, orders: 0 };
const secret = () => randomBytes(32).toString('base64url');

/** The address of both servers, for whichever of them takes writes. */
function addressOf(servers: readonly DatabaseServer[]): string {
  const [first] = servers;
  if (first === undefined) throw new Error('A cluster has at least one database.');
  if (servers.length === 1) return first.url;
  const { username, password, pathname } = new URL(first.url);
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=primary`;
}

/** @param options.each how many APIs, shops and workers. */
export async function startCluster(options: {
  readonly each: number;
  readonly hasStandby: boolean;
}): Promise<Cluster> {
  await buildArtefacts();
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-cluster-'));
  const at = (name: string) => join(folder, name);
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of undo.splice(0).toReversed()) await end();
  };
  // Whoever ends the proof ends what it started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const primary = await startDatabase(at('primary'));
    undo.push(primary.stop);
    const database = connect(primary.url, { connections: 1 });
    await migrate(database);
    await fillShop(database, size);
    const [product] = await database.sql<{ stock: number }[]>`select stock from products limit 1`;
    await database.close();
    const standby = options.hasStandby ? await startStandby(primary, at('primary'), at('standby')) : null;
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
      DATABASE_URL: addressOf(standby === null ? [primary] : [primary, standby]),
      DATA_DIR: at('data'),
      JWT_SECRET: secret(),
      XSRF_SECRET: secret(),
      LOG_LEVEL: 'warn',
      STOP_DELAY_SECONDS: '1',
      BACKGROUND_WORK: 'off',
    };
    const several = async (name: string, portName: string, more: NodeJS.ProcessEnv = {}) => {
      const started: { readonly process: Supervised; readonly origin: string }[] = [];
      for (let number = 1; number <= options.each; number += 1) {
        const port = await freePort();
        const origin = `http://127.0.0.1:${port}`;
        const process = superviseProcess({
          name: `${name} ${number}`,
          program: join(projectRoot, 'dist', name, 'main.js'),
          environment: { ...environment, ...more, [portName]: String(port) },
          origin,
          log: at(`${name}-${number}.log`),
        });
        undo.push(process.stop);
        started.push({ process, origin });
      }
      await Promise.all(started.map(({ process }) => process.ready()));
      return started;
    };
    const balanced = async (started: readonly { readonly origin: string }[]): Promise<Balancer> => {
      const balancer = await startBalancer(started.map(({ origin }) => origin));
      undo.push(balancer.close);
      return balancer;
    };
    const apis = await several('api', 'API_PORT');
    const shops = await several('shop', 'PORT', { API_ORIGIN: (await balanced(apis)).origin });
    const workers = await several('worker', 'WORKER_PORT');
    const processes = (started: readonly { readonly process: Supervised }[]) =>
      started.map(({ process }) => process);
    return {
      primary,
      standby,
      apis: processes(apis),
      shops: processes(shops),
      workers: processes(workers),
      origin: (await balanced(shops)).origin,
      products: size.products,
      stock: product?.stock ?? 0,
      mails: at('mails'),
      logs: folder,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
