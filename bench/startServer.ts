import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database, migrate } from '../apps/api/src/database.ts';
import { createDatabase, startEmbeddedPostgres } from '../apps/sandbox/src/database/index.ts';
import { projectRoot } from '../scripts/projectRoot.ts';
import { type StartedProcess, startProcess } from './processes/startProcess.ts';
import { fillShop } from './shop/fillShop.ts';
import type { ShopSize } from './shop/ShopSize.ts';

/** A made-up shop that answers: its database and its back end, each in processes of its own. */
export interface StartedShop {
  readonly backEnd: StartedProcess;
  readonly database: Database;
  readonly postgresPid: number;
  stop(): Promise<void>;
}

/** A PostgreSQL of the bench's own, in a folder that is thrown away. */
export interface StartedServer {
  /** Makes a shop of this size, or opens the one that was made before; with further settings. */
  open(size: ShopSize, environment?: NodeJS.ProcessEnv): Promise<StartedShop>;
  stop(): Promise<void>;
}

const secret = () => randomBytes(32).toString('hex');

/** Starts PostgreSQL as a production would run it: every commit is on the disk before it is answered. */
export async function startServer(): Promise<StartedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const postgresPid = Number(pidFile.split('\n')[0]);
  const filled = new Set<string>();
  // The same for every process: who logged in at one is known at the others.
  const secrets = { JWT_SECRET: secret(), XSRF_SECRET: secret() };
  return {
    open: async (size, environment = {}) => {
      const name = `shop_${size.products}_${size.companies}_${size.orders}`;
      const url = await createDatabase(server.url, name);
      // It only fills, and looks on: the back end has a pool of its own.
      const database = connect(url, { connections: 1 });
      if (!filled.has(name)) {
        await migrate(database);
        await fillShop(database, size);
        filled.add(name);
      }
      const backEnd = await startProcess(join(projectRoot, 'apps/api/src/main.ts'), '/api/v1/health', {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://shop.example',
        SMTP_URL: 'smtp://127.0.0.1:1',
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        ...secrets,
        ...environment,
      });
      return {
        backEnd,
        database,
        postgresPid,
        stop: async () => {
          await backEnd.stop();
          await database.close();
        },
      };
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
