import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { AdminError } from './AdminError.ts';

/**
 * Where the database is: what `DATABASE_URL` says, else what a running `npm start` noted in the data folder, which is
 * there for as long as its embedded PostgreSQL runs.
 *
 * @throws AdminError when neither says it.
 */
export async function databaseAddress({
  databaseUrl,
  dataDir,
}: Pick<ApiSettings, 'databaseUrl' | 'dataDir'>): Promise<string> {
  if (databaseUrl !== null) return databaseUrl;
  const noted = await readFile(join(dataDir, 'database-url'), 'utf8').catch(() => null);
  if (noted !== null) return noted.trim();
  throw new AdminError(
    `No database is running for ${dataDir}. Start the shop with npm start, or set DATABASE_URL to a PostgreSQL database.`,
  );
}
