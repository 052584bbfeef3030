import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { createShopServer } from './createShopServer.ts';
import { readShopSettings } from './readShopSettings.ts';

/** The shop as a process of its own: `PORT`, `API_ORIGIN`, `PUBLIC_URL`. Ends when its open answers are given. */
async function main(): Promise<void> {
  const settings = readShopSettings(process.env);
  const app = await createShopServer({
    settings,
    clientDirectory: resolve(import.meta.dirname, '..', 'dist', 'client'),
  });
  const server = serve({ fetch: app.fetch, port: settings.port }, () =>
    console.log(`Shop: ${settings.publicUrl}`),
  );
  server.on('error', (error) => {
    console.error(`PORT=${settings.port}: ${error.message}`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
