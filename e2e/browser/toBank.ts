import { expect, type Page } from '@playwright/test';

/** Chooses iDEAL in the provider's form and goes to the bank's page. */
export async function toBank(page: Page): Promise<void> {
  await page.getByText('iDEAL | Wero').first().click();
  await page
    .getByRole('button', { name: /iDEAL|Verder|Betaal/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
}
