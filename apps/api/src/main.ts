import { getRequestListener } from '@hono/node-server';
import { createMetrics, runProcess, serveProcess, startTracing } from '@magazijn/server';
import { createApi } from './createApi.ts';
import { createDatabaseCheck } from './database/missingDatabase.ts';
import { imageOriginals } from './images/imageOriginals.ts';
import { needDatabase, openBackEnd } from './openBackEnd.ts';
import { createPaymentProvider } from './payments/createPaymentProvider.ts';
import { reportTo } from './payments/PaymentReport.ts';
import { startRefunds } from './payments/refundPayments.ts';
import { describeApiSettings, readApiSettings } from './settings/readApiSettings.ts';
import { startBackgroundWork } from './startBackgroundWork.ts';
import { databaseFigures } from './system/databaseFigures.ts';

const read = needDatabase(readApiSettings);

/** Serves the back end until it is stopped. */
async function main(): Promise<void> {
  const settings = read(process.env);
  const backEnd = await openBackEnd(settings, 'api', settings.sqlComments);
  const { database, logger } = backEnd;
  const metrics = createMetrics('api');
  const stopTracing = await startTracing('api', settings.tracesEndpoint);
  metrics.ask(databaseFigures(database));
  const missingDatabase = createDatabaseCheck(database);
  const api = createApi({
    ...backEnd,
    missingDatabase,
    images: imageOriginals(settings),
    onRequest: metrics.observe,
  });
  const stopWork = settings.backgroundWork ? startBackgroundWork(backEnd) : async () => {};
  // Not in the worker, which has no key of the payment provider.
  const stopRefunds = startRefunds({
    ...backEnd,
    provider: settings.payments && createPaymentProvider(settings.payments),
    report: reportTo(logger),
  });
  await serveProcess({
    listener: getRequestListener(api.fetch),
    port: settings.port,
    portName: 'API_PORT',
    missing: missingDatabase,
    stopDelayMs: settings.stopDelayMs,
    drainMs: settings.drainMs,
    close: async () => {
      await Promise.all([stopWork(), stopRefunds()]);
      await database.close();
      await stopTracing();
    },
    logger,
    metrics,
    metricsPort: settings.metricsPort,
  });
}

runProcess({ describe: describeApiSettings, read, main });
