import type { Page } from '@playwright/test';

/** Gives a page the line of a phone on the road: every state of loading shows, in its order. */
export async function slowLine(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    // bytes a second: 1.6 and 0.75 megabit
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}
