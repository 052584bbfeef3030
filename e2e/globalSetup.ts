import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildShop } from '../scripts/buildShop.ts';
import { unpackChromium } from '../testing/unpackChromium.ts';
import { startShop } from './startShop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shop under test, without a closing slash. */
    shop: string;
    /** The address of its sandbox. */
    sandbox: string;
    /** Its data folder, where admin commands find its database. */
    dataDir: string;
  }
}

/** One shop for all journeys, on free ports and a data folder of its own: a running shop is not disturbed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildShop();
  if (!process.env.CHROMIUM_PATH) await unpackChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-journeys-'));
  const running = await startShop(dataDir);
  project.provide('shop', running.shop);
  project.provide('sandbox', running.sandbox);
  project.provide('dataDir', dataDir);
  return async () => {
    const code = await running.stop();
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The shop under test ended with ${code} instead of 0.`);
  };
}
