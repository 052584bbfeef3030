// Sessions as only a browser shows them: return paths, two tabs, late scripts, focus.
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { isHydrated } from './browser/awaitHydration.ts';
import { focusFault } from './browser/focusFault.ts';
import { holdScripts } from './browser/holdScripts.ts';
import { storedCart } from './browser/keepCart.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { withoutLongTimers } from './browser/withoutLongTimers.ts';
import { expect, test } from './fixtures.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('magazijn.token'));

test('[S40, S41, T02] a visitor of a guarded page logs in and returns to it', {
  tag: '@default',
}, async ({ openPage, logIn }) => {
  const page = await openPage('/profiel/bestelhistorie');
  await page.waitForURL('**/login?returnUrl=%2Fprofiel%2Fbestelhistorie');
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wachtwoord vergeten', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nog geen account? Maak nu aan!' })).toBeVisible();
  await logIn(page, 'bij');
  await expect(page.getByRole('heading', { name: 'Bestelhistorie' })).toBeVisible();
});

test('[T01, T02] a logout on a guarded page leads home, and logs out every tab within a second', {
  tag: '@default',
}, async ({ openAs }) => {
  // Calls of the other tab during the logout are refused.
  const page = await openAs('bij', '/profiel/overzicht', { expectedErrors: /401/ });
  const other = await page.context().newPage();
  await withoutLongTimers(other);
  await other.goto('/profiel/overzicht');
  await expect(other.getByRole('heading', { level: 1, name: 'Profiel gegevens' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  await other.waitForURL('**/login?returnUrl=%2Fprofiel%2Foverzicht');
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await storedToken(page)).toBeNull();
  await page.goBack();
  await page.waitForURL('**/login?returnUrl=%2Fprofiel%2Foverzicht');
});

test('[T03, T02] a session that the server ended: one reload, the login page, and back to the same search', {
  tag: '@default',
}, async ({ openPage, logIn }) => {
  // By the login page: with its code loaded, a redirect to it would come before the next document.
  const history = '/profiel/bestelhistorie?zoek=luiers&periode=dit-jaar';
  const page = await openPage(`/login?returnUrl=${encodeURIComponent(history)}`, { expectedErrors: /401/ });
  await logIn(page, 'bij');
  await page.waitForURL(`**${history}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bestelhistorie' })).toBeVisible();
  // Waits, since a call that the page has under way would be refused before the click.
  await page.waitForLoadState('networkidle');
  const token = await storedToken(page);
  const answer = await fetch(`${shopUnderTest().shop}/api/v1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  let documents = 0;
  page.on('load', () => {
    documents += 1;
  });
  // A mouse would prefetch on hover, and the reload could come before the click.
  const favourites = page.getByRole('main').getByRole('link', { name: 'Favorieten' });
  await favourites.evaluate((link: HTMLElement) => link.click());
  // The page that was asked for, not the one that the link was on.
  await page.waitForURL('**/login?returnUrl=%2Fprofiel%2Ffavorieten');
  await expect(
    page.getByRole('main').getByText('Je sessie is verlopen. Log opnieuw in om verder te gaan.'),
  ).toBeVisible();
  expect(documents).toBe(1);
  expect(await storedToken(page)).toBeNull();
  // The page that the link was on is still in the history.
  await page.goBack();
  await page.waitForURL('**/login?returnUrl=%2Fprofiel%2Fbestelhistorie%3F**');
  await logIn(page, 'bij');
  await page.waitForURL(`**${history}`);
});

test('[T02, R04] a guarded page shows nothing before the login page, however late its scripts are', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const release = await holdScripts(page);
  for (const path of ['/profiel/overzicht', '/winkelwagen', '/aanbiedingen', '/switch/7']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo').first()).toBeVisible();
    expect(await page.locator('main :is(h1, h2, a, button, p, span)').locator('visible=true').count()).toBe(
      0,
    );
  }
  release();
  await page.waitForURL('**/login?returnUrl=**');
});

for (const [moment, early] of [
  ['submitted before scripts load', true],
  ['filled in before scripts load, and submitted after', false],
] as const) {
  test(`[S40, S41] a login that is ${moment} logs in, goes on to the return path and posts no form`, async ({
    openPage,
    emailOf,
  }) => {
    const email = await emailOf('bij');
    const page = await openPage('/');
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.isNavigationRequest()) posted.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto('/login?returnUrl=%2Fprofiel%2Fbestelhistorie', { waitUntil: 'commit' });
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
    const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
    if (early) {
      await button.click();
      expect(new URL(page.url()).search).toBe('?returnUrl=%2Fprofiel%2Fbestelhistorie');
    }
    release();
    if (!early) {
      await page.waitForFunction(isHydrated);
      await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
      await button.click();
    }
    await page.waitForURL('**/profiel/bestelhistorie');
    await expect(page.getByRole('heading', { name: 'Bestelhistorie' })).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
    expect(posted).toEqual([]);
  });
}

test('[T20] the login popover closes when its page is left', async ({ openPage }) => {
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

test('[WCAG 2.1.1, 2.2.1, 2.4.3, 2.4.7, 2.4.11] a session is extended by keyboard six minutes before its end, and the focus returns', async ({
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
  // A phone, on which the warning comes over the field.
  await page.setViewportSize({ width: 360, height: 740 });
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  // The server's clock decides when the new session ends.
  const now = Date.now();
  await page.clock.fastForward((8 * 60 - 6) * 60_000);
  const extend = page
    .getByRole('region', { name: 'Melding over je sessie' })
    .getByRole('button', { name: 'Log opnieuw in' });
  await expect(extend).toBeInViewport();
  await expect(field).toBeFocused();
  await expect.poll(() => page.evaluate(focusFault)).toBeNull();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.setSystemTime(now);
  const press = async (key: string, target: Locator) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) await page.keyboard.press(key);
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

test('[WCAG 2.2.1, 4.1.3] an expired session leads to the login page, announces why, and returns to what was typed', async ({
  openPage,
  apiSession,
  startReader,
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
  const reader = await startReader(page);
  await page.clock.fastForward((8 * 60 - 6) * 60_000);
  const warning = page
    .getByRole('region', { name: 'Melding over je sessie' })
    .getByText('Je sessie eindigt om');
  await expect(warning).toBeVisible();
  await expect(field).toBeFocused();
  const stickyTop = await page
    .locator('[data-slot=summary]')
    .evaluate((box) => Number.parseFloat(getComputedStyle(box).top));
  const height = await page.locator('[data-slot=notices]').evaluate((box) => box.clientHeight);
  expect(stickyTop).toBeGreaterThan(height);
  await page.clock.fastForward(7 * 60_000);
  await page.waitForURL('**/login?returnUrl=%2Fwinkelwagen');
  await reader.expectAnnouncementAmongOthers('Je sessie is verlopen. Log opnieuw in om verder te gaan.');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeFocused();
  await page.clock.setSystemTime(Date.now());
  await logIn(page, 'bij');
  await page.waitForURL('**/winkelwagen');
  await expect(field).toHaveValue('Groep 3');
  await reader.expectAnnouncementAmongOthers('Jouw winkelmand – Magazijn');
});
