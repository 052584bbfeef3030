import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until nothing in it is loading. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('progressbar').filter({ visible: true })).toHaveCount(0);
}
