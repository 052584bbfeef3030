import type { Page } from '@playwright/test';

/** Delays the shop's font until the page has rendered, as on a first visit over a slow line. */
export const lateFont = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
