import { serve } from '@hono/node-server';
import { createApi } from './createApi.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { imageFiles } from './images/imageFiles.ts';
import { readApiSettings } from './settings/readApiSettings.ts';
import { SettingsError } from './settings/SettingsError.ts';

/** How long a stop waits for requests that are under way. */
const drainMilliseconds = 10_000;

/** Serves the back end as a process of its own, until it is asked to stop. */
async function main(): Promise<void> {
  const settings = readApiSettings(process.env);
  if (settings.databaseUrl === null) {
    throw new SettingsError('DATABASE_URL is missing: it has to name a PostgreSQL database.');
  }
  const database = connect(settings.databaseUrl);
  await migrate(database);
  const api = createApi({
    database,
    settings,
    clock: () => new Date(),
    images: imageFiles(settings.dataDir),
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  const server = serve({ fetch: api.fetch, port: settings.port });
  const stop = () => {
    // Whoever is still not answered by then would keep the process for ever.
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    server.close(() => void database.close().then(() => process.exit(0)));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
