import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { withArial } from '../../../e2e/browser/withArial.ts';
import { DEMO_PASSWORD } from '../../../packages/demo-data/src/index.ts';
import { buildShop } from '../../scripts/buildShop.ts';
import { chromiumExecutable } from '../../testing/chromiumExecutable.ts';
import { startShop } from '../../testing/startShop.ts';
import { unpackChromium } from '../../testing/unpackChromium.ts';

/** The factor by which the browser's processor is throttled. */
export const slowdown = 4;

export async function onOpenShop<Result>(
  act: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  await buildShop();
  if (!process.env.CHROMIUM_PATH) await unpackChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-bench-'));
  const { shop: origin, stop } = await startShop(dataDir);
  const browser = await chromium.launch(await withArial(await chromiumExecutable()));
  try {
    return await act(browser, origin);
  } finally {
    await browser.close();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Logs a demo customer in. The page's context has the shop as its base URL. */
export async function logInAsCustomer(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill('hommel@demo.magazijn.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
