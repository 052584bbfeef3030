import { createLogger, type Logger, SettingsError } from '@magazijn/server';
import { connect } from './database/connect.ts';
import type { Database } from './database/Database.ts';
import { migrate } from './database/migrate.ts';
import { schemaProblem } from './database/migrations.ts';
import { localeProblem } from './database/searchLocale.ts';
import type { BackEndSettings } from './settings/ApiSettings.ts';
import { missingDatabaseText } from './settings/backEndFields.ts';

interface BackEnd<Settings extends BackEndSettings> {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** @throws SettingsError with one line per invalid value. */
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

/** Refuses production with demonstration accounts, whose password is public. */
async function refuseDemoAccounts({ sql }: Database): Promise<void> {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::integer as count from users where email like '%@demo.magazijn.test'`;
  if (count === 0) return;
  throw new SettingsError(
    `The database has ${count} demonstration accounts, whose password is public: production needs a database without them.`,
  );
}

/**
 * @param service the process name, for its log.
 * @param comments adds request ids to statements.
 * @throws SettingsError with one line per problem that the operator must fix.
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
  // In production other processes use the tables, so only `admin migrate` changes them.
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
