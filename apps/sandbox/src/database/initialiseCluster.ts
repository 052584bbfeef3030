import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../StartError.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';
import { postgresFailure } from './postgresFailure.ts';
import { type Unprivileged, unprivilegedCommand } from './unprivileged.ts';

/** The only major version whose files our binaries can read. */
export const postgresMajorVersion = '18';

const run = promisify(execFile);

/** The user who owns every database of the embedded server. */
export const databaseUser = 'magazijn';

/**
 * Makes sure that `cluster` holds a PostgreSQL cluster of our version: UTF-8, compared by code point on every
 * machine alike, password required. It is made beside its place and then renamed, so that an interrupted start
 * leaves nothing half made.
 *
 * @throws StartError when the folder holds another version, or cannot be written.
 */
export async function initialiseCluster(options: {
  readonly cluster: string;
  readonly passwordFile: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: Unprivileged;
  readonly durable: boolean;
}): Promise<void> {
  const { cluster, passwordFile, binaries, runAs } = options;
  if (existsSync(cluster)) {
    const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => 'unknown')).trim();
    if (version === postgresMajorVersion) return;
    throw new StartError(
      `The data folder ${cluster} belongs to PostgreSQL ${version}; Magazijn brings ${postgresMajorVersion}. Set DATA_DIR to another folder, or delete this one to begin anew.`,
    );
  }
  const fresh = `${cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (runAs.owner !== null) {
    await chown(fresh, runAs.owner, runAs.owner);
    await chown(passwordFile, runAs.owner, runAs.owner);
  }
  const {
    file,
    args,
    options: spawnOptions,
  } = unprivilegedCommand(runAs, binaries.initdb, [
    ...[`--pgdata=${fresh}`, `--username=${databaseUser}`, `--pwfile=${passwordFile}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ...(options.durable ? [] : ['--no-sync']),
  ]);
  try {
    await run(file, args, { env: spawnOptions.env });
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw postgresFailure(cluster, `${stdout}${stderr}`);
  }
  await rename(fresh, cluster);
}
