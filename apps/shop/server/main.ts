import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createLogger, createMetrics, runProcess, serveProcess, startTracing } from '@magazijn/server';
import { createShopServer } from './createShopServer.ts';
import { backEndProblem } from './http/backEndProblem.ts';
import { describeShopSettings, readShopSettings } from './settings/readShopSettings.ts';

/** The package's folder, which contains the builds of browser and renderer, also in an artefact. */
const packageFolder = dirname(findPackageJSON(import.meta.url) ?? '.');

/** Runs the shop as a separate process: `PORT`, `API_ORIGIN`, `PUBLIC_URL`. It ends after its pending responses. */
async function main(): Promise<void> {
  const settings = readShopSettings(process.env);
  const logger = createLogger({ level: settings.logLevel, service: 'shop' });
  const metrics = createMetrics('shop');
  const stopTracing = await startTracing('shop', settings.tracesEndpoint);
  const app = await createShopServer({
    settings,
    clientDirectory: join(packageFolder, 'dist', 'client'),
    logger,
    onRequest: metrics.observe,
  });
  await serveProcess({
    listener: getRequestListener(app.fetch),
    port: settings.port,
    portName: 'PORT',
    problem: () => backEndProblem(settings.apiOrigin),
    stopDelayMs: settings.stopDelayMs,
    drainMs: settings.drainMs,
    close: stopTracing,
    logger,
    metrics,
    metricsPort: settings.metricsPort,
  });
  console.log(`Shop: ${settings.publicUrl}`);
}

runProcess({ describe: describeShopSettings, read: readShopSettings, main });
