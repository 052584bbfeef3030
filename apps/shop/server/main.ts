import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createLogger, createMetrics, runProcess, serveProcess, startTracing } from '@magazijn/server';
import { createShopServer } from './createShopServer.ts';
import { missingBackEnd } from './http/missingBackEnd.ts';
import { describeShopSettings, readShopSettings } from './settings/readShopSettings.ts';

/** The build for browsers and the renderer stand in the package's own folder, also in an artefact. */
const packageFolder = dirname(findPackageJSON(import.meta.url) ?? '.');

/** The shop as a process of its own: `PORT`, `API_ORIGIN`, `PUBLIC_URL`. Ends when its open answers are given. */
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
    missing: () => missingBackEnd(settings.apiOrigin),
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
