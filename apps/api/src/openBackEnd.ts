import { createLogger, type Logger, SettingsError } from '@magazijn/server';
import { connect } from './database/connect.ts';
import type { Database } from './database/Database.ts';
import { migrate } from './database/migrate.ts';
import { schemaProblem } from './database/migrations.ts';
import { localeProblem } from './database/searchLocale.ts';
import type { BackEndSettings } from './settings/ApiSettings.ts';
import { missingDatabaseText } from './settings/backEndFields.ts';

/** What every process of the back end begins with. */
interface BackEnd<Settings extends BackEndSettings> {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * Reads the settings of a process that needs a database.
 *
 * @throws SettingsError with one line per wrong value.
 */
export function needDatabase<Settings extends BackEndSettings>(
  read: (environment: NodeJS.ProcessEnv) => Settings,
): (environment: NodeJS.ProcessEnv) => Settings & { readonly databaseUrl: string } {
  return (environment) => {
    const settings = read(environment);
    const { databaseUrl } = settings;
    if (databaseUrl === null) throw new SettingsError(missingDatabaseText);
    return { ...settings, databaseUrl };
  };
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
 * Opens the database that the settings name.
 *
 * @param service which process it is, for its log.
 * @param comments whether statements say which request they are of.
 * @throws SettingsError with one line for each thing that whoever starts the process has to mend.
 */
export async function openBackEnd<Settings extends BackEndSettings & { readonly databaseUrl: string }>(
  settings: Settings,
  service: 'api' | 'worker',
  comments = false,
): Promise<BackEnd<Settings>> {
  const database = connect(settings.databaseUrl, { connections: settings.databasePool, comments });
  await database.sql`select 1`.catch((error: Error) => {
    throw new SettingsError(`The database that DATABASE_URL names cannot be used: ${error.message}.`);
  });
  // In production a version does not change the tables that others are at work on: that is `admin migrate`.
  if (!settings.production) await migrate(database);
  const problem = (await schemaProblem(database.sql)) ?? (await localeProblem(database.sql));
  if (problem !== null) throw new SettingsError(problem);
  if (settings.production) await refuseDemoAccounts(database);
  return {
    database,
    settings,
    clock: () => new Date(),
    logger: createLogger({ level: settings.logLevel, service }),
  };
}
