import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';

/** Logs in on the login page and waits until the shop has left it. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
