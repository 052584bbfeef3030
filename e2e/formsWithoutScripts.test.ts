// The forms of login and registration, where no script runs.
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { awaitMail } from './browser/awaitMail.ts';
import { holdScripts } from './browser/holdScripts.ts';
import { expect, test } from './fixtures.ts';

const password = 'paraplu-koekje-27';

const main = (page: Page) => page.getByRole('main');

// What stands in a `noscript` is found by a pattern or by its role: the runner reads past it when it looks for a text.

async function sendLogin(page: Page, email: string, password: string) {
  await main(page).getByLabel('E-mailadres').fill(email);
  await main(page).getByLabel('Wachtwoord', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
}

test('[V01, X01] without scripts a login that is refused says why, and keeps the address and no password', async ({
  openPage,
  emailOf,
}) => {
  const email = await emailOf('bij');
  const page = await openPage('/login?returnUrl=%2Fwinkelwagen', { scripts: false, expectedErrors: /422/ });
  // Nor a button that only a script could press.
  await expect(main(page).getByRole('button')).toHaveText(['Login']);
  await sendLogin(page, email, 'verkeerd');
  await expect(main(page).getByRole('alert')).toContainText('Vul een geldig e-mailadres en wachtwoord in');
  expect(new URL(page.url()).search).toBe('?returnUrl=%2Fwinkelwagen');
  await expect(main(page).getByLabel('E-mailadres')).toHaveValue(email);
  await expect(main(page).getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  expect(await page.content()).not.toContain('verkeerd');
  await sendLogin(page, await emailOf('uil'), DEMO_PASSWORD);
  await expect(main(page).getByRole('alert')).toContainText('Account is niet actief');
  await sendLogin(page, '', '');
  await expect(main(page).getByRole('alert')).toContainText('Vul een geldig e-mailadres en wachtwoord in');
});

test('[S40] without scripts a login that is right says so, and what needs scripts', async ({
  openPage,
  emailOf,
  database,
}) => {
  const email = await emailOf('bij');
  const sessions = async () =>
    (await database`select 1 from sessions join users on users.id = user_id where users.email = ${email}`)
      .length;
  const before = await sessions();
  const page = await openPage('/login?returnUrl=%2Fwinkelwagen', { scripts: false });
  await sendLogin(page, email, DEMO_PASSWORD);
  await expect(main(page).getByText(/^Je gegevens kloppen en je account is actief\.$/)).toBeVisible();
  await expect(
    main(page).getByText(/Prijzen, je winkelmand en bestellen werken daarom niet zonder\./),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Neem contact met ons op' })).toBeVisible();
  await expect(main(page).getByLabel('E-mailadres')).toBeHidden();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe('/login?returnUrl=%2Fwinkelwagen&uitkomst=ingelogd');
  expect((await page.context().cookies()).filter(({ name }) => name !== 'XSRF-TOKEN')).toEqual([]);
  expect(await sessions()).toBe(before);
});

test('[S40, S41] who was answered before scripts came is logged in when they come', async ({
  openPage,
  emailOf,
}) => {
  const first = await openPage('/login?returnUrl=%2Fprofiel%2Fbestelhistorie', { scripts: false });
  await sendLogin(first, await emailOf('bij'), DEMO_PASSWORD);
  await expect(first.getByText(/^Je gegevens kloppen en je account is actief\.$/)).toBeVisible();
  const { pathname, search, hash } = new URL(first.url());
  const page = await openPage(pathname + search + hash, { expectedErrors: /401/ });
  await page.waitForURL('**/profiel/bestelhistorie');
  expect(await page.evaluate(() => localStorage.getItem('magazijn.token'))).not.toBeNull();
  // The code is good once.
  const other = await openPage(pathname + search + hash, { expectedErrors: /401/ });
  await expect(other.getByRole('main').getByRole('alert')).toContainText('Inloggen lukt nu niet.');
  expect(new URL(other.url()).hash).toBe('');
});

test('[S40] a login that is sent while scripts are on their way waits for them: no form goes to the server', async ({
  openPage,
  emailOf,
}) => {
  const page = await openPage('/');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posted.push(request.url());
  });
  const release = await holdScripts(page);
  await page.goto('/login?returnUrl=%2Fprofiel%2Fbestelhistorie', { waitUntil: 'commit' });
  await sendLogin(page, await emailOf('bij'), DEMO_PASSWORD);
  release();
  await page.waitForURL('**/profiel/bestelhistorie');
  expect(await page.evaluate(() => localStorage.getItem('magazijn.token'))).not.toBeNull();
  expect(posted).toEqual([]);
});

test('[V02, S42] without scripts a registration with faults comes back with what was typed, and each fault at its field', async ({
  openPage,
}) => {
  const page = await openPage('/registreren', { scripts: false, expectedErrors: /422/ });
  await expect(main(page).getByRole('textbox', { name: 'Bedrijfsnaam' }).first()).toBeVisible();
  await main(page).getByLabel('E-mailadres').first().fill('geen adres');
  await main(page).getByLabel('Wachtwoord', { exact: true }).fill(password);
  await main(page).getByLabel('Plaats').first().fill('’s-Gravenhage');
  await main(page).getByRole('button', { name: 'Registreren' }).click();
  const summary = main(page).getByRole('region', { name: 'Nog niet alles is goed ingevuld' });
  await expect(summary).toBeVisible();
  await expect(main(page).getByLabel('E-mailadres').first()).toHaveValue('geen adres');
  await expect(main(page).getByLabel('Plaats').first()).toHaveValue('’s-Gravenhage');
  await expect(main(page).getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  expect(await page.content()).not.toContain(password);
  await summary.getByRole('link', { name: 'Vul je IBAN in.' }).click();
  expect(new URL(page.url()).hash).toBe('#iban');
  await expect(main(page).getByLabel('IBAN')).toHaveAccessibleDescription(/Vul je IBAN in\./);
});

test('[S42, S43] without scripts one registers, hears of it by mail, and is in the books', async ({
  openPage,
  database,
}) => {
  const email = `zonder-${Date.now()}@nijntje.test`;
  const page = await openPage('/registreren', { scripts: false, expectedErrors: /422/ });
  const delivery = main(page).getByRole('group', { name: 'Bezorgadres' });
  await main(page).getByLabel('Bedrijfsnaam').first().fill('Crèche ’t Nijntje');
  await main(page).getByLabel('E-mailadres').first().fill(email);
  await main(page).getByLabel('Wachtwoord', { exact: true }).fill(password);
  await main(page).getByLabel('Herhaal wachtwoord').fill(password);
  await main(page).getByLabel('IBAN').fill('nl91 abna 0417 1643 00');
  await main(page).getByRole('radio', { name: 'Op rekening' }).check();
  await delivery.getByRole('radio', { name: 'Mevr.' }).check();
  await delivery.getByLabel('Voornaam').fill('Zoë');
  await delivery.getByLabel('Achternaam').fill('d’Hondt');
  await delivery.getByLabel('Straat').fill('Beukenlaan');
  await delivery.getByLabel('Huisnummer').fill('14');
  await delivery.getByLabel('Postcode').fill('3581kl');
  await delivery.getByLabel('Plaats').fill('Utrecht');
  await delivery.getByLabel('Telefoonnummer').fill('030 123 45 67');
  for (const day of ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag']) {
    const hours = main(page).getByRole('group', { name: day });
    await hours.getByLabel('Van').selectOption('07:30');
    await hours.getByLabel('Tot').selectOption('18:00');
  }
  for (const day of ['Zaterdag', 'Zondag'])
    await main(page).getByRole('group', { name: day }).getByLabel('Gesloten').check();
  await main(page)
    .getByLabel(/algemene voorwaarden/)
    .check();
  await main(page).getByRole('button', { name: 'Registreren' }).click();
  await page.waitForURL('**/registreren-bedankt');
  await expect(page.getByText(/krijg je bericht per e-mail/)).toBeVisible();
  await awaitMail(email, /./);
  expect(await database`select 1 from users where email = ${email}`).toHaveLength(1);
  await page.goto('/login');
  await sendLogin(page, email, password);
  await expect(main(page).getByRole('alert')).toContainText('Account is niet actief');
});
