// Lost and slow connections, code that fails to load, and typing during a slow load.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
/** What the browser says of requests that this file makes fail. */
const failing =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404|502|Failed to fetch|dynamically imported|The page did not load/;

const failure = (page: Page) => page.getByRole('main').getByText('Dit lukt nu niet. Probeer opnieuw.');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' });

test('without a connection the shop says so, what was seen before is there, a page that is not there yet says so, and both recover', {
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
  // Only the bar that stays in sight gives the reason.
  await expect(page.getByText(/geen verbinding|offline/)).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe('/kruidvat/privacy');
  // The empty shelf and its ways on had come before the connection went.
  await expect(page.getByRole('navigation', { name: 'Kies een gangpad' })).toBeVisible();
  await retry(page).click();
  await expect(failure(page)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Je bent offline.', { exact: false })).toHaveCount(0);
});

test('[WCAG 2.1.1, 2.4.3, 3.2.1] on a slow line the focus stays with who types meanwhile, whatever comes: a page, the login dialog, an enlarged picture', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging/luiers');
  const field = page.getByRole('banner').getByPlaceholder('Zoek je product of merk');
  const enlarge = page.getByRole('main').getByRole('button', { name: /^Vergroot foto/ });
  const heading = page.getByRole('heading', { level: 1 });
  /** Presses something by key, types until what that asks for has come, and types on. */
  const typeMeanwhile = async (pressed: Locator, answer: string, hasCome: () => Promise<unknown>) => {
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
    // Code is run once, for the shop and for this: what it opens is open by then.
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
  await typeMeanwhile(heart, '**/assets/LoginDialog-*.js', frames);
  const product = page.getByRole('main').getByRole('link', { name: 'Pukkie luiers maat 4' }).first();
  await typeMeanwhile(product, '**/api/v1/product/detail/**', () =>
    expect(heading).toHaveText('Pukkie luiers maat 4'),
  );
  await typeMeanwhile(enlarge, '**/assets/PictureZoom-*.js', frames);
  // Who waits gets it.
  await enlarge.press('Enter');
  await expect(page.getByRole('dialog', { name: /Pukkie luiers maat 4/ })).toBeVisible();
});

test('code that a new version took away is fetched with its page', async ({ openPage }) => {
  const page = await openPage('/', { expectedErrors: failing });
  let refused = 0;
  // As after a release: the old name is gone, and the document that comes then names the new one.
  await page.route('**/assets/CmsPage-*.js', async (route) => {
    refused += 1;
    await (refused === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/kruidvat/privacy');
  // The served heading may be seen before its code has been asked for.
  await expect.poll(() => refused).toBe(2);
});

test('code that never comes leaves the served page, with words and a way to try again', async ({
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

test('an entry that does not come says so beside what the server sent', async ({ openPage }) => {
  const page = await openPage('/kruidvat/privacy', { expectedErrors: failing });
  await page.route('**/assets/entry-client-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto(diapers, { waitUntil: 'load' });
  await expect(page.getByRole('alert').filter({ hasText: 'Dit lukt nu niet.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pukkie luiers maat 4' })).toBeVisible();
});

test('[S83] the login popover without its code says so, and has it when one tries again with a connection', async ({
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
