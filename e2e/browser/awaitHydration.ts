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

/** React's state of a root, in a property of its element. */
interface ReactRoot {
  readonly stateNode: {
    readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } };
    readonly pendingLanes: number;
  };
}

/**
 * Whether React has hydrated the document and rendered the state of this browser after it. True on pages of other sites.
 * Runs in the page.
 */
export function isHydrated(): boolean {
  const root = document.getElementById('shop');
  if (!root) return true;
  const [, found] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  if (!found) return false;
  const { current, pendingLanes } = (found as ReactRoot).stateNode;
  return !current.memoizedState.isDehydrated && pendingLanes === 0;
}
