import { resolve } from 'node:path';
import { readSandboxSettings } from './settings/readSandboxSettings.ts';
import { StartError } from './settings/StartError.ts';
import { startSandbox } from './startSandbox.ts';

/** Relative settings are resolved from the project's root, regardless of the working directory. */
const root = resolve(import.meta.dirname, '..', '..', '..');

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** Waits for Ctrl-C, SIGTERM, a closed terminal, or the end of the parent's channel; later signals are ignored. */
function stopRequest(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    if (process.channel) process.on('disconnect', () => resolve('disconnect'));
  });
}

async function main(): Promise<number> {
  // Subscribed first: a signal during the start stops after the current step.
  const requested = stopRequest();
  const settings = readSandboxSettings(process.env, root);
  const running = await startSandbox({ settings, environment: process.env, servesShop: true, step });
  console.log(`Sandbox:  ${running.sandbox}`);
  console.log(`Magazijn: ${running.shop}`);
  const why = await Promise.race([requested, running.databaseEnded.then(() => 'database' as const)]);
  if (why === 'database')
    console.error(`The database ended by itself; see ${settings.dataDir}/postgres.log.`);
  // A hanging stop must not block the terminal: the database recovers at the next start.
  setTimeout(() => process.exit(1), 20_000).unref();
  await running.stop();
  return why === 'database' ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
