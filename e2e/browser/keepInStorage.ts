import type { Page } from '@playwright/test';

/** Writes to local storage on a blank page of the shop's origin, where no script of the shop overwrites it. */
export async function keepInStorage(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/kept', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  );
  await page.goto('/kept');
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}
