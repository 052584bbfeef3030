import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShop } from '../tools/scripts/buildShop.ts';
import { projectRoot } from '../tools/scripts/projectRoot.ts';
import { startShop } from '../tools/testing/startShop.ts';
import { unpackChromium } from '../tools/testing/unpackChromium.ts';
import { publishShopUnderTest } from './browser/shopUnderTest.ts';

/** Starts the shop that all journeys share, on free ports and a temporary data folder. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildShop();
  if (!process.env.CHROMIUM_PATH) await unpackChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-journeys-'));
  const running = await startShop(dataDir);
  publishShopUnderTest({ shop: running.shop, sandbox: running.sandbox, dataDir });
  return async () => {
    const code = await running.stop();
    // The cause of a 500 is only in the shop's output.
    const reports = join(projectRoot, '.cache', 'reports');
    await mkdir(reports, { recursive: true });
    await writeFile(join(reports, 'journeys.log'), running.output());
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The shop under test ended with ${code} instead of 0.`);
  };
}
