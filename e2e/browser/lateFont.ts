import type { Page } from '@playwright/test';

/** From here on the shop's font comes when the page has long been there, as on a first visit on a slow line. */
export const lateFont = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
