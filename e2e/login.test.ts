import type { Locator } from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { focusFault } from './browser/focusFault.ts';
import { holdScripts } from './browser/holdScripts.ts';
import { storedCart } from './browser/keepCart.ts';
import { expect, test } from './fixtures.ts';

const refused = /401/;

test('[S40, S41, T02] a visitor of a guarded page logs in and is led back to it', async ({
  openPage,
  logIn,
}) => {
  const page = await openPage('/profiel/bestelhistorie');
  await page.waitForURL('**/login?returnUrl=%2Fprofiel%2Fbestelhistorie');
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wachtwoord vergeten', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nog geen account? Maak nu aan!' })).toBeVisible();
  await logIn(page, 'bij');
  await expect(page.getByRole('heading', { name: 'Bestelhistorie' })).toBeVisible();
});

test('[S40] who logs in before the script has come is logged in when it comes, and led on', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const release = await holdScripts(page);
  await page.goto('/login?returnUrl=%2Fprofiel%2Fbestelhistorie', { waitUntil: 'commit' });
  await page.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  expect(new URL(page.url()).search).toBe('?returnUrl=%2Fprofiel%2Fbestelhistorie');
  release();
  await page.waitForURL('**/profiel/bestelhistorie');
  await expect(page.getByRole('heading', { name: 'Bestelhistorie' })).toBeVisible();
});

test('[X01] wrong credentials and a disabled account say so', async ({ openPage }) => {
  const page = await openPage('/login', { expectedErrors: refused });
  const submit = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await page.getByLabel('E-mailadres').fill('vlinder@demo.magazijn.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd');
  await submit.click();
  await expect(page.getByText('Vul een geldig e-mailadres en wachtwoord in')).toBeVisible();
  await page.getByLabel('E-mailadres').fill('uil@demo.magazijn.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Magazijn-2026!');
  await submit.click();
  await expect(page.getByText('Account is niet actief')).toBeVisible();
});

test('[V01, S83] a wrong password in the popover leads to the login page, where the address stands already', async ({
  openPage,
}) => {
  const page = await openPage('/', { expectedErrors: refused });
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click();
  const popover = page.getByRole('banner');
  await popover.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await popover.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd');
  await popover.getByLabel('Wachtwoord', { exact: true }).press('Enter');
  await page.waitForURL('**/login?error=1');
  const form = page.getByRole('main');
  await expect(form.getByText('Vul een geldig e-mailadres en wachtwoord in')).toBeVisible();
  await expect(form.getByLabel('E-mailadres')).toHaveValue('bij@demo.magazijn.test');
  await form.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByLabel('Wachtwoord', { exact: true }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

test('[WCAG 2.1.1, 2.2.1, 2.4.3, 2.4.7] six minutes before its end a session is extended by keys alone, and the focus goes back to where it was', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/winkelwagen', { storage: storedCart(session, { quantities: { [id]: 12 } }) });
  await page.clock.install();
  await page.goto('/winkelwagen');
  const field = page.getByLabel('Eigen referentie op de factuur');
  await field.focus();
  await page.keyboard.type('Groep 3');
  // The new session lasts eight hours from now on, as the server counts them.
  const now = Date.now();
  await page.clock.fastForward((8 * 60 - 6) * 60_000);
  const extend = page.getByRole('alert').getByRole('button', { name: 'Log opnieuw in' });
  await expect(extend).toBeVisible();
  await expect(field).toBeFocused();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.setSystemTime(now);
  const press = async (key: string, target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press(key);
    await expect(target).toBeFocused();
    expect(await page.evaluate(focusFault)).toBeNull();
  };
  await press('Shift+Tab', extend);
  await page.keyboard.press('Enter');
  await press('Tab', page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true }));
  await page.keyboard.press('Escape');
  await expect(extend).toBeFocused();
  await page.keyboard.press('Enter');
  await press('Tab', page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(extend).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Groep 3');
  expect(await page.evaluate(focusFault)).toBeNull();
});

test('[WCAG 2.2.1, 4.1.3] at its end a session leads to the login page, whose reason is heard, and back to what was typed', async ({
  openPage,
  apiSession,
  listen,
  logIn,
}) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/robots.txt', { storage: storedCart(session, { quantities: { [id]: 12 } }) });
  await page.clock.install();
  await page.goto('/winkelwagen');
  const field = page.getByLabel('Eigen referentie op de factuur');
  await field.focus();
  await page.keyboard.type('Groep 3');
  const reader = await listen(page);
  await page.clock.fastForward((8 * 60 - 6) * 60_000);
  const warning = page.getByRole('alert').filter({ hasText: 'Je sessie eindigt om' });
  await expect(warning).toBeVisible();
  await expect(field).toBeFocused();
  await page.clock.fastForward(7 * 60_000);
  await page.waitForURL('**/login?returnUrl=%2Fwinkelwagen');
  await reader.hearsAmongOthers('Je sessie is verlopen. Log opnieuw in om verder te gaan.');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeFocused();
  await page.clock.setSystemTime(Date.now());
  await logIn(page, 'bij');
  await page.waitForURL('**/winkelwagen');
  await expect(field).toHaveValue('Groep 3');
  await reader.hearsAmongOthers('Jouw winkelmand – Magazijn');
});

test('[T03] a session that the back end ended leads to the login page, which says so', async ({
  openPage,
  logIn,
}) => {
  const page = await openPage('/login', { expectedErrors: refused });
  await logIn(page, 'bij');
  await page.route('**/api/v1/account/profile', (route) =>
    route.fulfill({ status: 401, json: { message: 'x' } }),
  );
  await page.goto('/profiel/overzicht');
  await page.waitForURL('**/login?returnUrl=%2Fprofiel%2Foverzicht');
  await expect(
    page.getByRole('main').getByText('Je sessie is verlopen. Log opnieuw in om verder te gaan.'),
  ).toBeVisible();
});

test('[V01] an empty form shows the error area and sends nothing', async ({ openPage }) => {
  const page = await openPage('/login');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Vul een geldig e-mailadres en wachtwoord in')).toBeVisible();
  expect(sent).toBe(0);
});

test('[S41] the parameters of the login page show texts of the shop, never their own', async ({
  openPage,
}) => {
  const page = await openPage('/login?error=Bel+0900-1234');
  await expect(page.getByText('Vul een geldig e-mailadres en wachtwoord in')).toBeVisible();
  await expect(page.getByText('0900-1234')).toHaveCount(0);
  await page.goto('/login?passwordReset=true');
  await expect(
    page.getByRole('main').getByText('Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.'),
  ).toBeVisible();
});

test('[S41] who is logged in already and opens the login page is led on, to where it says or home', async ({
  openPage,
  logIn,
}) => {
  const page = await openPage('/login');
  await logIn(page, 'bij');
  await page.goto('/login?returnUrl=%2Fprofiel%2Ffavorieten');
  await page.waitForURL('**/profiel/favorieten');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorieten');
  await page.goto('/login');
  await page.waitForURL(/\/$/);
  await page.goto('/login?error=1');
  await page.reload();
  await page.waitForURL(/\/$/);
});

test('[T01] logging out in one tab logs out the other', async ({ openPage, logIn }) => {
  // What a tab asks at the moment at which another logs out is refused.
  const page = await openPage('/login', { expectedErrors: /401/ });
  await logIn(page, 'bij');
  const other = await page.context().newPage();
  await other.goto('/profiel/overzicht');
  await expect(other.getByRole('heading', { name: 'Profiel gegevens' })).toBeVisible();
  await page.goto('/profiel/overzicht');
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  await other.waitForURL(/\/login/);
});

test('[T20] the login popover goes with the page that asked for it', async ({ openPage }) => {
  const page = await openPage('/categorie/verzorging/luiers');
  await page.getByRole('main').getByRole('link', { name: 'Pukkie luiers maat 4' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pukkie luiers maat 4' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).first().click();
  const popover = page.getByRole('dialog', { name: 'Inloggen' });
  await expect(popover).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/categorie/verzorging/luiers');
  await expect(popover).toBeHidden();
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('the profile lists the devices where one is logged in, and ends them', async ({ openPage, logIn }) => {
  // Other journeys log in as the same person at the same time: this device is known by its browser.
  const other = await openPage('/login', { expectedErrors: refused, userAgent: firefox });
  await logIn(other, 'hommel');
  const page = await openPage('/login');
  await logIn(page, 'hommel');
  await page.goto('/profiel/wachtwoord');
  const list = page.getByRole('region', { name: 'Ingelogde apparaten' });
  await expect(list.getByText('Dit apparaat')).toBeVisible();
  const button = list.getByRole('button', { name: /^Uitloggen op Firefox/ });
  await expect(button).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await button.click();
  await expect(page.getByText(/is uitgelogd\.$/).first()).toBeVisible();
  await expect(button).toHaveCount(0);
  await other.goto('/profiel/overzicht');
  await other.waitForURL('**/login?returnUrl=%2Fprofiel%2Foverzicht');
  await expect(
    other.getByRole('main').getByText('Je sessie is verlopen. Log opnieuw in om verder te gaan.'),
  ).toBeVisible();
});
