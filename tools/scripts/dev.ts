// `pnpm dev`: back end and sandbox as `npm start` runs them, and the shop from its sources through Vite. A change in
// the back end needs a restart.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readSandboxSettings, StartError, startSandbox } from '../../apps/sandbox/src/index.ts';
import { projectRoot } from './projectRoot.ts';

async function main(): Promise<number> {
  const stop = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => resolve());
  });
  const settings = readSandboxSettings(process.env, projectRoot);
  const running = await startSandbox({
    settings,
    environment: process.env,
    servesShop: false,
    step: (name, work) => {
      console.log(`${name} …`);
      return work();
    },
  });
  const shop = join(projectRoot, 'apps', 'shop');
  const vite = spawn(
    process.execPath,
    [
      join(shop, 'node_modules', 'vite', 'bin', 'vite.js'),
      '--port',
      String(settings.shopPort),
      '--strictPort',
    ],
    {
      cwd: shop,
      env: {
        ...process.env,
        API_ORIGIN: running.api,
        PUBLIC_URL: running.shop,
        // Without keys the sandbox is the payment provider.
        ...(process.env.ADYEN_API_KEY ? {} : { PAYMENT_EMULATOR_ORIGIN: running.sandbox }),
      },
      stdio: 'inherit',
    },
  );
  const ended = once(vite, 'exit');
  console.log(`Sandbox:  ${running.sandbox}`);
  console.log(`Magazijn: ${running.shop}`);
  await Promise.race([stop, ended, running.databaseEnded]);
  vite.kill('SIGTERM');
  await ended;
  await running.stop();
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
