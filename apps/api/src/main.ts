import { serve } from '@hono/node-server';
import { createLogger } from '@magazijn/server';
import { createApi } from './createApi.ts';
import { connect } from './database/connect.ts';
import type { Database } from './database/Database.ts';
import { migrate } from './database/migrate.ts';
import { imageFiles } from './images/imageFiles.ts';
import { startOutboxWorker } from './mail/startOutboxWorker.ts';
import { startPaymentWorker } from './payments/handleNotifications.ts';
import { reportTo } from './payments/PaymentReport.ts';
import { SettingsError } from './settings/ApiSettings.ts';
import { readApiSettings } from './settings/readApiSettings.ts';

/** How long a stop waits for requests that are under way. */
const drainMilliseconds = 10_000;

/** Everybody can read the password of these. */
async function refuseDemoAccounts({ sql }: Database): Promise<void> {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::integer as count from users where email like '%@demo.magazijn.test'`;
  if (count === 0) return;
  throw new SettingsError(
    `The database holds ${count} demonstration accounts, whose password is public: production needs a database without them.`,
  );
}

/** Serves the back end as a process of its own, until it is asked to stop. */
async function main(): Promise<void> {
  const settings = readApiSettings(process.env);
  if (settings.databaseUrl === null) {
    throw new SettingsError('DATABASE_URL is missing: it has to name a PostgreSQL database.');
  }
  const database = connect(settings.databaseUrl);
  await database.sql`select 1`.catch((error: Error) => {
    throw new SettingsError(`The database that DATABASE_URL names cannot be used: ${error.message}.`);
  });
  await migrate(database);
  if (settings.production) await refuseDemoAccounts(database);
  const logger = createLogger({ level: settings.logLevel });
  const api = createApi({
    database,
    settings,
    clock: () => new Date(),
    images: imageFiles(settings.dataDir),
    logger,
  });
  const stopOutbox = startOutboxWorker({ database, settings, logger });
  const stopPayments = startPaymentWorker({ database, clock: () => new Date(), report: reportTo(logger) });
  const server = serve({ fetch: api.fetch, port: settings.port });
  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${settings.port} is taken by another process. Stop it, or set API_PORT to another port.`;
    console.error(error.code === 'EADDRINUSE' ? taken : error);
    process.exit(1);
  });
  const stop = () => {
    // Whoever is still not answered by then would keep the process for ever.
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    const stopWorkers = () => Promise.all([stopPayments(), stopOutbox()]);
    server.close(
      () =>
        void stopWorkers()
          .then(() => database.close())
          .then(() => process.exit(0)),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
