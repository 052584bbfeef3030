import type { Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` wait until React has hydrated the document, since a press before that does nothing. Calls
 * with `waitUntil` do not wait for hydration.
 */
export function awaitHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated);
    return response;
  };
}

/** React marks the root that it has hydrated. True on pages of other sites. Runs in the page. */
export function isHydrated(): boolean {
  const root = document.getElementById('shop');
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}
