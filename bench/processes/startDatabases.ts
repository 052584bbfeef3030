import { execFile } from 'node:child_process';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect, type Database } from '../../apps/api/src/database.ts';
import { startEmbeddedPostgres } from '../../apps/sandbox/src/database/index.ts';
import { childrenOf } from './procFiles.ts';

const run = promisify(execFile);

/** A PostgreSQL of the cluster, which can be killed as a power cut would and started again on what it left. */
export interface DatabaseServer {
  readonly port: number;
  /** The address of its database, for this server alone. */
  readonly url: string;
  readonly pid: () => Promise<number>;
  kill(): Promise<void>;
  /** Starts it again after a kill. */
  restart(): Promise<void>;
  /** Pauses the process, like an overloaded machine, until `resume`. */
  pause(): Promise<{ goOn(): void }>;
  stop(): Promise<void>;
}

const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Ends a process at once; one that has just ended by itself is what was wanted. */
function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts a server on this folder, which it makes when it is empty; every commit is on the disk before it is answered. */
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
        goOn: () => {
          for (const each of paused) process.kill(each, 'SIGCONT');
        },
      };
    },
    kill: async () => {
      // All at once, as when the machine is gone: whoever was at work must not end what it was doing.
      for (const each of await processes()) killProcess(each);
      await server.ended;
      // Its word that it is ready would be taken for that of the next one, on the same port.
      await rm(pidFile, { force: true });
    },
    restart: async () => {
      server = await startEmbeddedPostgres({ dataDir, port });
    },
    stop: () => server.stop(),
  };
}

/** Asks a server on one connection of its own. */
export async function ask<Result>(
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

/** The name by which the primary knows its standby. */
const standbyName = 'standby';

/**
 * Copies a running primary into an empty folder and starts the copy as its standby. What pg_basebackup does, with
 * PostgreSQL's own functions: the embedded programs are without it.
 */
export async function startStandby(
  primary: DatabaseServer,
  primaryDir: string,
  dataDir: string,
): Promise<DatabaseServer> {
  const cluster = clusterOf(dataDir);
  const { username, password } = new URL(primary.url);
  const label = await ask(primary.url, async (sql) => {
    await sql`select pg_create_physical_replication_slot(${standbyName}, true)`;
    await sql`select pg_backup_start(${standbyName}, true)`;
    await run('cp', ['-a', primaryDir, dataDir]);
    const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
    return stopped?.labelfile ?? '';
  });
  // The log comes from the primary, by the slot that keeps it; the rest is of the other process.
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

/** Whether the standby has everything that the primary has acknowledged, and the primary waits for it. */
export const isSynchronous = (primary: DatabaseServer): Promise<boolean> =>
  ask(primary.url, async (sql) => {
    const [row] = await sql`select 1 from pg_stat_replication where sync_state = 'sync'`;
    return row !== undefined;
  });

/** Has the primary wait at each commit until the standby has it on its disk, or no longer. */
export const waitForStandby = (primary: DatabaseServer, waits: boolean): Promise<void> =>
  ask(primary.url, async (sql) => {
    await sql.unsafe(`alter system set synchronous_standby_names = '${waits ? standbyName : ''}'`);
    await sql`select pg_reload_conf()`;
  });

/** Makes the standby the primary; settles when it takes writes. */
export const promote = (standby: DatabaseServer): Promise<void> =>
  ask(standby.url, async (sql) => {
    await sql`select pg_promote(true, 30)`;
  });
