import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataFolder, readOrCreateSecret } from '../data-folder/dataFolder.ts';
import { freePort } from '../ports/reservePort.ts';
import { databaseUser, initialiseCluster, type PostgresBinaries, postgresBinaries } from './cluster.ts';
import { createDatabase } from './createDatabase.ts';
import { postgresFailure, postmasterStatus, stopOrphanedPostmaster, stopPostmaster } from './postmaster.ts';
import { type Unprivileged, unprivileged, unprivilegedCommand } from './unprivileged.ts';

export interface EmbeddedPostgres {
  /** The URL of its database `magazijn`, with password. */
  readonly url: string;
  /** Stops it (fast shutdown) and closes connections. Idempotent. */
  stop(): Promise<void>;
  /** Resolves when the server's process ends, for any reason. */
  readonly ended: Promise<void>;
}

interface Postmaster {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly port: number;
}

/** Processes of a killed server hold its shared memory for a moment longer. */
const memoryStillHeld = /pre-existing shared memory block/;
/** Another process took the free port before PostgreSQL did. */
const portTaken = /could not create any TCP/;

async function startPostmaster(
  cluster: string,
  port: number,
  log: string,
  binaries: PostgresBinaries,
  runAs: Unprivileged,
  durable: boolean,
): Promise<Postmaster | string> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const { file, args, options } = unprivilegedCommand(runAs, binaries.postgres, [
    ...['-D', cluster, '-p', String(port)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const output = await open(log, 'w');
  // A separate process group: Ctrl-C in the terminal must not stop the database before its clients.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output.fd, output.fd] });
  let running = true;
  const ended = new Promise<void>((settle) => {
    const end = () => {
      running = false;
      settle();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  await output.close();
  while (running) {
    const status = await postmasterStatus(cluster);
    if (status?.ready && status.port === port && running) return { child, ended, port };
    await wait(10);
  }
  return readFile(log, 'utf8');
}

/**
 * Starts PostgreSQL on `dataDir`, created on first use: unprivileged even as root, on 127.0.0.1 only, with a password,
 * and on Linux ending with this process.
 *
 * @param options.dataDir the caller must hold its lock, see `lockDataFolder`.
 * @param options.durable false only for tests: faster, but a power failure may lose data.
 * @throws StartError in one line: unwritable folder, full disk, another major version.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly port?: number;
  readonly durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const { durable = true } = options;
  const dataDir = resolve(options.dataDir);
  const cluster = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  await makeDataFolder(dataDir);
  const [binaries, runAs, password] = await Promise.all([
    postgresBinaries(),
    unprivileged(),
    readOrCreateSecret(passwordFile),
  ]);
  await initialiseCluster({ cluster, passwordFile, binaries, runAs, durable });
  await stopOrphanedPostmaster(cluster);

  const deadline = Date.now() + 10_000;
  for (;;) {
    const port = options.port ?? (await freePort());
    const started = await startPostmaster(
      cluster,
      port,
      join(dataDir, 'postgres.log'),
      binaries,
      runAs,
      durable,
    );
    if (typeof started === 'string') {
      const passes = memoryStillHeld.test(started) || (portTaken.test(started) && options.port === undefined);
      if (!passes || Date.now() > deadline) throw postgresFailure(dataDir, started);
      await wait(200);
      continue;
    }
    const { child, ended } = started;
    const stop = () => stopPostmaster(child, ended, binaries, cluster);
    try {
      const url = await createDatabase(
        `postgres://${databaseUser}:${password}@127.0.0.1:${port}`,
        databaseUser,
      );
      return { url, stop, ended };
    } catch (error) {
      await stop();
      throw error;
    }
  }
}
