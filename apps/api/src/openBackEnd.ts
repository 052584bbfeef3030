import { createLogger, type Logger, SettingsError } from '@magazijn/server';
import { connect } from './database/connect.ts';
import type { Database } from './database/Database.ts';
import { migrate } from './database/migrate.ts';
import { schemaProblem } from './database/migrations.ts';
import type { ApiSettings } from './settings/ApiSettings.ts';
import { missingDatabaseText, readApiSettings } from './settings/readApiSettings.ts';

/** What every process of the back end begins with. */
interface BackEnd {
  readonly database: Database;
  readonly settings: ApiSettings;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * Reads the settings of a process that serves.
 *
 * @throws SettingsError with one line per wrong value.
 */
export function readBackEndSettings(environment: NodeJS.ProcessEnv): ApiSettings & { databaseUrl: string } {
  const { databaseUrl, ...settings } = readApiSettings(environment);
  if (databaseUrl === null) throw new SettingsError(missingDatabaseText);
  return { ...settings, databaseUrl };
}

/** Everybody can read the password of these. */
async function refuseDemoAccounts({ sql }: Database): Promise<void> {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::integer as count from users where email like '%@demo.magazijn.test'`;
  if (count === 0) return;
  throw new SettingsError(
    `The database holds ${count} demonstration accounts, whose password is public: production needs a database without them.`,
  );
}

/**
 * Reads the settings and opens the database that they name.
 *
 * @param service which process it is, for its log.
 * @throws SettingsError with one line for each thing that whoever starts the process has to mend.
 */
export async function openBackEnd(
  environment: NodeJS.ProcessEnv,
  service: 'api' | 'worker',
): Promise<BackEnd> {
  const settings = readBackEndSettings(environment);
  const database = connect(settings.databaseUrl, {
    connections: settings.databasePool,
    comments: settings.sqlComments,
  });
  await database.sql`select 1`.catch((error: Error) => {
    throw new SettingsError(`The database that DATABASE_URL names cannot be used: ${error.message}.`);
  });
  // In production a version does not change the tables that others are at work on: that is `admin migrate`.
  if (!settings.production) await migrate(database);
  const problem = await schemaProblem(database.sql);
  if (problem !== null) throw new SettingsError(problem);
  if (settings.production) await refuseDemoAccounts(database);
  return {
    database,
    settings,
    clock: () => new Date(),
    logger: createLogger({ level: settings.logLevel, service }),
  };
}
