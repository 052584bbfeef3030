import type { Page } from '@playwright/test';

export const password = 'paraplu-koekje-27';

export async function fillGeneral(page: Page, email: string) {
  await page.getByLabel('Bedrijfsnaam').fill('Crèche ’t Nijntje');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('IBAN').fill('nl91abna0417164300');
}

export async function fillAddress(page: Page) {
  await page.getByRole('radio', { name: 'Mevr.' }).check({ force: true });
  await page.getByLabel('Voornaam').fill('Zoë');
  await page.getByLabel('Achternaam').fill('d’Hondt');
  await page.getByLabel('Straat').fill('Beukenlaan');
  await page.getByLabel('Huisnummer').fill('14');
  await page.getByLabel('Postcode').fill('3581kl');
  await page.getByLabel('Plaats').fill('’s-Gravenhage');
  await page.getByLabel('Telefoonnummer').fill('030 123 45 67');
}
