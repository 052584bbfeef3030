import type { Page } from '@playwright/test';

/**
 * Makes a page wait, whenever it has loaded a document of the shop, until React has taken over the HTML that the server
 * sent: a press before that moment meets nobody. A document that is only to begin (`waitUntil: 'commit'`) is not waited
 * for.
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

/** React marks the element whose events it has begun to hear. Runs in the page; other sites have nothing to wait for. */
export function isHydrated(): boolean {
  const root = document.getElementById('shop');
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}
