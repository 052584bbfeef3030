import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';

/** Logs in on the login page, as a person does, and waits until the shop leads on. */
export async function logIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mailadres').fill(`${account}@demo.magazijn.test`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
