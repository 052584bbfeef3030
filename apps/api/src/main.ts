import { getRequestListener } from '@hono/node-server';
import { createMetrics, runProcess, serveProcess, startTracing } from '@magazijn/server';
import { createApi } from './createApi.ts';
import { createDatabaseCheck } from './database/createDatabaseCheck.ts';
import { imageOriginals } from './images/imageOriginals.ts';
import { needDatabase, openBackEnd } from './openBackEnd.ts';
import { createPaymentProvider } from './payments/createPaymentProvider.ts';
import { describeApiSettings, readApiSettings } from './settings/readApiSettings.ts';
import { startBackgroundWork, startRefunds } from './startBackgroundWork.ts';
import { databaseFigures } from './system/databaseFigures.ts';

const read = needDatabase(readApiSettings);

async function main(): Promise<void> {
  const settings = read(process.env);
  const backEnd = await openBackEnd(settings, 'api', settings.sqlComments);
  const { database, logger } = backEnd;
  const metrics = createMetrics('api');
  const stopTracing = await startTracing('api', settings.tracesEndpoint);
  metrics.addGauge(databaseFigures(database));
  const databaseProblem = createDatabaseCheck(database);
  const provider = settings.payments && createPaymentProvider(settings.payments);
  const api = createApi({
    ...backEnd,
    provider,
    databaseProblem,
    images: imageOriginals(settings),
    onRequest: metrics.observe,
  });
  // Refunds are requested here in any case, since the worker has no key of the payment provider.
  const startWork = settings.backgroundWork ? startBackgroundWork : startRefunds;
  const stopWork = startWork({ ...backEnd, provider });
  await serveProcess({
    listener: getRequestListener(api.fetch),
    port: settings.port,
    portName: 'API_PORT',
    problem: databaseProblem,
    stopDelayMs: settings.stopDelayMs,
    drainMs: settings.drainMs,
    close: async () => {
      await stopWork();
      await database.close();
      await stopTracing();
    },
    logger,
    metrics,
    metricsPort: settings.metricsPort,
  });
}

runProcess({ describe: describeApiSettings, read, main });
