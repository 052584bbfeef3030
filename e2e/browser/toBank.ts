import { expect, type Page } from '@playwright/test';

/** From the provider's form to the page of the bank, by iDEAL. */
export async function toBank(page: Page): Promise<void> {
  await page.getByText('iDEAL | Wero').first().click();
  await page
    .getByRole('button', { name: /iDEAL|Verder|Betaal/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
}
