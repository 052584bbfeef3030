import type { Page } from '@playwright/test';

/**
 * Holds back the scripts of every page that is opened from here on, as a slow line does. Only `session.js`, which
 * reads the stored session before the first paint, comes at once.
 *
 * @returns what lets them come.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!session).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
