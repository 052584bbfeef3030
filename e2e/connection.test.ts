// Lost and slow connections, code that fails to load, and typing during a slow load.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
/** The console messages of the browser for the failed requests of these tests. */
const failing =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404|502|Failed to fetch|dynamically imported|The page did not load/;

const failure = (page: Page) => page.getByRole('main').getByText('Dit lukt nu niet. Probeer opnieuw.');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' });

test('offline, visited pages open, other pages explain themselves, and both recover when the connection returns', {
  tag: '@default',
}, async ({ openPage }) => {
  const page = await openPage('/categorie/verzorging/luiers', { expectedErrors: failing });
  await page.getByRole('main').getByRole('link', { name: 'Pukkie luiers maat 4' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pukkie luiers maat 4' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByText(/^\d+ producten gevonden$/)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect(page.getByText('Je bent offline.', { exact: false })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Deze pagina komt zodra je weer online bent')).toBeVisible();
  // The reason is given once, in the bar.
  await expect(page.getByText(/geen verbinding|offline/)).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe('/kruidvat/privacy');
  // The error page was loaded before the connection was lost.
  await expect(page.getByRole('navigation', { name: 'Kies een gangpad' })).toBeVisible();
  await retry(page).click();
  await expect(failure(page)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Je bent offline.', { exact: false })).toHaveCount(0);
});

test('[WCAG 2.1.1, 2.4.3, 3.2.1] on a slow line a page, the login dialog and an enlarged picture do not take the focus from a user who types', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging/luiers');
  const field = page.getByRole('banner').getByPlaceholder('Zoek je product of merk');
  const enlarge = page.getByRole('main').getByRole('button', { name: /^Vergroot foto/ });
  const heading = page.getByRole('heading', { level: 1 });
  /** Presses a control, types while its request is held, releases the request, and types on. */
  const typeDuring = async (pressed: Locator, answer: string, hasCome: () => Promise<unknown>) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(answer, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(answer);
    await pressed.focus();
    await page.keyboard.press('Enter');
    const request = await asked;
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('luiers');
    release();
    await request.response();
    // A second import resolves when the module has run.
    if (answer.endsWith('.js')) await page.evaluate((href) => import(href), request.url());
    await hasCome();
    await page.keyboard.type(' en doekjes');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('luiers en doekjes');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(answer);
  };
  const frames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));

  const heart = page.getByRole('main').getByRole('button', { name: 'Voeg toe aan favorieten' }).first();
  await typeDuring(heart, '**/assets/LoginDialog-*.js', frames);
  const product = page.getByRole('main').getByRole('link', { name: 'Pukkie luiers maat 4' }).first();
  await typeDuring(product, '**/api/v1/product/detail/**', () =>
    expect(heading).toHaveText('Pukkie luiers maat 4'),
  );
  await typeDuring(enlarge, '**/assets/PictureZoom-*.js', frames);
  // A user who does not type gets the dialog.
  await enlarge.press('Enter');
  await expect(page.getByRole('dialog', { name: /Pukkie luiers maat 4/ })).toBeVisible();
});

test('code that a new release removed is loaded with its page', async ({ openPage }) => {
  const page = await openPage('/', { expectedErrors: failing });
  let refused = 0;
  // After a release the old file is gone, and the next document names the new one.
  await page.route('**/assets/CmsPage-*.js', async (route) => {
    refused += 1;
    await (refused === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/kruidvat/privacy');
  // The served heading may be visible before its code is requested.
  await expect.poll(() => refused).toBe(2);
});

test('when code fails to load, the served page stays, with a message and a button to retry', async ({
  openPage,
}) => {
  const page = await openPage('/', { expectedErrors: failing });
  await page.route('**/assets/CmsPage-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Dit lukt nu niet.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.unroute('**/assets/CmsPage-*.js');
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('when the entry script fails to load, a message stands beside the served page', async ({ openPage }) => {
  const page = await openPage('/kruidvat/privacy', { expectedErrors: failing });
  await page.route('**/assets/entry-client-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto(diapers, { waitUntil: 'load' });
  await expect(page.getByRole('alert').filter({ hasText: 'Dit lukt nu niet.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pukkie luiers maat 4' })).toBeVisible();
});

test('[S83] the login popover says that its code did not load, and a retry online opens it', async ({
  openPage,
}) => {
  const page = await openPage(diapers, { expectedErrors: failing });
  await expect(page.getByRole('heading', { name: 'Gerelateerde producten' })).toBeVisible();
  await page.context().setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Inloggen/ })
    .click();
  const panel = page.locator('[data-slot=account-menu] [data-slot=panel]');
  await expect(panel.getByRole('alert').getByText('Dit lukt nu niet.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  await page.context().setOffline(false);
  await panel.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(panel).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Inloggen/ })
    .click();
  await expect(panel.getByLabel('E-mailadres')).toBeVisible();
});
