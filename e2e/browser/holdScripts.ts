import type { Page } from '@playwright/test';

/**
 * Holds back the scripts of every page opened from now on, as a slow line does. `session.js`, which reads the stored
 * session before the first paint, is not held.
 *
 * @returns releases the scripts
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!session).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
