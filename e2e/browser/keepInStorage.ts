import type { Page } from '@playwright/test';

/** Puts texts under keys of local storage, while no page of the shop is there that would write its own. */
export async function keepInStorage(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/kept', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  );
  await page.goto('/kept');
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}
