// Registration, from an empty form to a reset password.
import type { Page } from '@playwright/test';
import { awaitMail } from './browser/awaitMail.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { fillAddress, fillGeneral, password } from './browser/fillRegistration.ts';
import { runAdmin } from './browser/runAdmin.ts';
import { expect, test } from './fixtures.ts';

const next = (page: Page, name: string) => page.getByRole('button', { name });

async function fillHours(page: Page) {
  await page.getByRole('combobox', { name: 'Maandag: Van' }).selectOption('07:30');
  await page.getByRole('combobox', { name: 'Maandag: Tot' }).selectOption('18:00');
  await page.getByRole('button', { name: 'Kopieer naar werkdagen' }).click();
  await page.getByRole('checkbox', { name: /Gesloten.*Zaterdag/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Gesloten.*Zondag/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check({ force: true });
}

test('[S42, S43, T40, T81, E01, C01, C11] a company registers, gets a mail, is approved, logs in, changes and resets its password', {
  tag: '@default',
}, async ({ openPage }) => {
  const email = `journey-${Date.now()}@nijntje.test`;
  const page = await openPage('/registreren', { expectedErrors: /40\d|422/ });
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Algemene gegevens')).toBeVisible();
  await expect(tab('Bezorg- en factuuradres')).toBeDisabled();
  await expect(tab('Openingstijden')).toBeDisabled();
  await expect(next(page, 'Ga naar stap 2')).toBeDisabled();
  await fillGeneral(page, email);
  await next(page, 'Ga naar stap 2').click();
  await expect(next(page, 'Ga naar stap 3')).toBeDisabled();
  await fillAddress(page);
  await next(page, 'Ga naar stap 3').click();
  await expect(next(page, 'Registreren')).toBeDisabled();
  await fillHours(page);
  expect(await axeViolations(page)).toEqual([]);
  await next(page, 'Registreren').click();
  await page.waitForURL(/\/registreren-bedankt\?antwoord=\d{4}-\d\d-\d\d$/);
  await expect(page.getByText(/krijg je bericht per e-mail/)).toBeVisible();
  await expect(page.getByText(/^Je krijgt uiterlijk \w+dag \d+ \w+ antwoord\.$/)).toBeVisible();
  await expect(page.getByText(/vóór 14\.00 uur binnenkomen, beantwoorden we dezelfde dag/)).toBeVisible();
  await awaitMail(email, /./);

  const logIn = async (given: string) => {
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(given);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  };
  await page.goto('/login');
  await logIn(password);
  await expect(page.getByText('Account is niet actief')).toBeVisible();
  await runAdmin('approve', email);
  await logIn(password);
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/profiel/overzicht');
  await expect(page.getByText('Mevr. Zoë d’Hondt').first()).toBeVisible();
  await expect(page.getByText('07:30 – 18:00').first()).toBeVisible();
  await page.goto('/profiel/wachtwoord');
  const save = page.getByRole('button', { name: 'Wachtwoord opslaan' });
  const fields = ['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhaal nieuw wachtwoord'];
  const fill = async (...values: string[]) => {
    for (const [index, value] of values.entries())
      await page.getByLabel(fields[index] ?? '', { exact: true }).fill(value);
  };
  await fill(password, 'andere-sleutel-81', 'andere-sleutel-81');
  await save.click();
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.has('passwordReset'));
  await expect(
    page.getByRole('main').getByText('Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.'),
  ).toBeVisible();
  await logIn('andere-sleutel-81');
  await page.waitForURL((url) => url.pathname === '/');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/wachtwoord-vergeten');
  await page.getByRole('main').getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(
    page.getByRole('main').getByText('U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.'),
  ).toBeVisible();
  const { links } = await awaitMail(email, /wachtwoord-vergeten\//);
  const link = links.find((each) => each.includes('/wachtwoord-vergeten/')) ?? '';
  await page.goto(new URL(link).pathname);
  // The token is removed from the URL.
  await page.waitForURL('**/wachtwoord-vergeten/nieuw');
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('derde-sleutel-64');
  await page.getByLabel('Herhaal nieuw wachtwoord', { exact: true }).fill('derde-sleutel-64');
  await save.click();
  await page.waitForURL('**/profiel/overzicht');
});

test('[S42] a company registers by keyboard in at most 120 key presses besides its texts, and each state is announced', async ({
  openPage,
  startReader,
}) => {
  const page = await openPage('/registreren');
  await expect(page.getByLabel('Bedrijfsnaam')).toBeVisible();
  const { expectAnnouncement, press, keys } = await startReader(page);
  const focused = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null;
      return `${field?.id ?? ''} ${label ?? field?.getAttribute('aria-label') ?? ''} ${field?.textContent ?? ''}`;
    });
  /** Presses Tab until a control whose id, label and text match is focused. */
  const reach = async (wanted: RegExp) => {
    for (let tries = 0; tries < 60; tries += 1) {
      if (wanted.test(await focused())) return;
      await press('Tab');
    }
    throw new Error(`The keyboard did not reach ${wanted}; it is at ${await focused()}`);
  };
  /** A new step takes the focus, so that the keyboard does not start at the top of the page. */
  const stepFocused = () => expect(page.getByRole('tabpanel').and(page.locator(':focus'))).toBeVisible();
  const type = async (wanted: RegExp, text: string) => {
    await reach(wanted);
    await page.keyboard.type(text);
  };
  await press('Tab');
  await press('Enter');
  await type(/^companyName/, 'KDV Toetsenbord');
  await type(/^email/, `toetsen-${Date.now()}@nijntje.test`);
  await type(/^password /, password);
  await type(/^passwordRepeat/, password);
  await type(/^iban/, 'NL91ABNA');
  await reach(/Ga naar stap 2/);
  await expectAnnouncement('IBAN: Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.');
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Nog niet alles is goed ingevuld' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await press('End');
  await type(/^iban/, '0417164300');
  await reach(/Ga naar stap 2/);
  await press('Enter');
  await page.waitForURL('**/registreren?stap=2');
  await stepFocused();
  await reach(/^mainAddress-contactGender/);
  await press('Space');
  await type(/^mainAddress-contactFirstName/, 'Zoë');
  await type(/^mainAddress-contactLastName/, 'd’Hondt');
  await type(/^mainAddress-street/, 'Beukenlaan');
  await type(/^mainAddress-number /, '14');
  await type(/^mainAddress-postalCode/, '3581KL');
  await type(/^mainAddress-city/, 'Utrecht');
  await type(/^mainAddress-phoneNumber/, '0301234567');
  await reach(/Ga naar stap 3/);
  await press('Enter');
  await page.waitForURL('**/registreren?stap=3');
  await stepFocused();
  await type(/^openingHours-monday /, '07:30');
  await type(/^openingHours-monday-until/, '18:00');
  await reach(/Kopieer naar werkdagen/);
  await press('Enter');
  await expectAnnouncement('Dinsdag tot en met vrijdag zijn nu hetzelfde als maandag.');
  await reach(/Gesloten.*Zaterdag/);
  await press('Space');
  await reach(/Gesloten.*Zondag/);
  await press('Space');
  await reach(/^tos/);
  await press('Space');
  await reach(/Registreren/);
  await press('Enter');
  await expectAnnouncement('Bedankt voor je aanvraag – Magazijn');
  expect(keys()).toBeLessThanOrEqual(120);
});
