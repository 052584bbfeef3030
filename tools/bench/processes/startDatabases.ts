import { execFile } from 'node:child_process';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect, type Database } from '../../../apps/api/src/database.ts';
import { startEmbeddedPostgres } from '../../../apps/sandbox/src/database/index.ts';
import { childrenOf } from './procFiles.ts';

const run = promisify(execFile);

export interface DatabaseServer {
  readonly port: number;
  readonly url: string;
  readonly pid: () => Promise<number>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Pauses its processes, as an overloaded machine does, until `resume`. */
  pause(): Promise<{ resume(): void }>;
  stop(): Promise<void>;
}

const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts a durable server on a folder, which it initialises when it is empty. */
export async function startDatabase(dataDir: string): Promise<DatabaseServer> {
  let server = await startEmbeddedPostgres({ dataDir });
  const { url } = server;
  const port = Number(new URL(url).port);
  const pidFile = join(clusterOf(dataDir), 'postmaster.pid');
  const pid = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const processes = async () => [await pid(), ...(await childrenOf(await pid()))];
  return {
    port,
    url,
    pid,
    pause: async () => {
      const paused = await processes();
      for (const each of paused) process.kill(each, 'SIGSTOP');
      return {
        resume: () => {
          for (const each of paused) process.kill(each, 'SIGCONT');
        },
      };
    },
    kill: async () => {
      // All at once, as when the machine is gone, so that no process completes its work.
      for (const each of await processes()) killProcess(each);
      await server.ended;
      // The next start on this port would take the old file for its own readiness.
      await rm(pidFile, { force: true });
    },
    restart: async () => {
      server = await startEmbeddedPostgres({ dataDir, port });
    },
    stop: () => server.stop(),
  };
}

export async function withConnection<Result>(
  url: string,
  work: (sql: Database['sql']) => Promise<Result>,
): Promise<Result> {
  const database = connect(url, { connections: 1 });
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}

const standbyName = 'standby';

/**
 * Copies a running primary into an empty folder and starts the copy as its standby, as pg_basebackup does, which the
 * embedded PostgreSQL does not have.
 */
export async function startStandby(
  primary: DatabaseServer,
  primaryDir: string,
  dataDir: string,
): Promise<DatabaseServer> {
  const cluster = clusterOf(dataDir);
  const { username, password } = new URL(primary.url);
  const label = await withConnection(primary.url, async (sql) => {
    await sql`select pg_create_physical_replication_slot(${standbyName}, true)`;
    await sql`select pg_backup_start(${standbyName}, true)`;
    await run('cp', ['-a', primaryDir, dataDir]);
    const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
    return stopped?.labelfile ?? '';
  });
  // The standby streams the log from the primary's slot; the other files belong to the primary's process.
  for (const file of await readdir(join(cluster, 'pg_wal'), { withFileTypes: true }))
    if (file.isFile()) await rm(join(cluster, 'pg_wal', file.name));
  for (const file of ['postmaster.pid', 'postmaster.opts', 'pg_replslot/standby'])
    await rm(join(cluster, file), { recursive: true, force: true });
  await writeFile(join(cluster, 'backup_label'), label);
  await writeFile(join(cluster, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${primary.port} user=${username} password=${password} application_name=${standbyName}`;
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${source}'\nprimary_slot_name = '${standbyName}'\n`,
  );
  return startDatabase(dataDir);
}

/** Whether the standby has all acknowledged commits, and the primary waits for it. */
export const isSynchronous = (primary: DatabaseServer): Promise<boolean> =>
  withConnection(primary.url, async (sql) => {
    const [row] = await sql`select 1 from pg_stat_replication where sync_state = 'sync'`;
    return row !== undefined;
  });

/** Switches synchronous replication: whether commits wait for the standby's disk. */
export const waitForStandby = (primary: DatabaseServer, waits: boolean): Promise<void> =>
  withConnection(primary.url, async (sql) => {
    await sql.unsafe(`alter system set synchronous_standby_names = '${waits ? standbyName : ''}'`);
    await sql`select pg_reload_conf()`;
  });

/** Promotes the standby; settles when it accepts writes. */
export const promote = (standby: DatabaseServer): Promise<void> =>
  withConnection(standby.url, async (sql) => {
    await sql`select pg_promote(true, 30)`;
  });
