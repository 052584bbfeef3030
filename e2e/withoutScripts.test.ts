// What is done by links and forms alone, where no script runs.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents();
const ascending = (texts: readonly string[]) => texts.toSorted((a, b) => a.localeCompare(b, 'nl'));

/** What a page says in sight of what it needs; null when nothing. */
async function need(page: Page): Promise<string | null> {
  const said = main(page)
    .getByRole('paragraph')
    .filter({ hasText: /JavaScript/ })
    .first();
  return (await said.isVisible()) ? said.textContent() : null;
}

test('[WCAG 2.1.1] without scripts one goes by links from the home page to an aisle, its second page and a product', async ({
  openPage,
}) => {
  const page = await openPage('/', { scripts: false });
  await page
    .getByRole('navigation', { name: 'Gangpaden', exact: true })
    .getByRole('link', { name: /Luiers & verzorging/ })
    .click();
  await page.waitForURL('**/categorie/verzorging');
  const first = await names(page);
  await main(page).getByRole('link', { name: 'Pagina 2' }).click();
  await page.waitForURL('**/categorie/verzorging?page=2');
  const second = await names(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  const [name = ''] = second;
  await main(page).getByRole('link', { name }).first().click();
  await page.waitForURL('**/product/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main(page).getByRole('link', { name: 'Log in voor prijzen' }).first()).toBeVisible();
});

test('[WCAG 2.4.7, 2.4.11] without scripts every aisle of the board is seen where a window is wide, and no button that only scripts open', async ({
  openPage,
}) => {
  const page = await openPage('/', { scripts: false, width: 960 });
  const board = page.getByRole('navigation', { name: 'Gangpaden', exact: true });
  const aisles = board.getByRole('link');
  expect(await aisles.count()).toBeGreaterThan(12);
  const cut = await aisles.evaluateAll((links) =>
    links
      .filter((link) => {
        const { bottom = 0 } = link.closest('ul')?.getBoundingClientRect() ?? {};
        return link.getBoundingClientRect().bottom > bottom + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await expect(board.getByRole('button')).toHaveCount(0);
});

/** The buttons in sight that no form is sent by, and what says that it opens something. */
const idle = (page: Page) =>
  page
    .locator('button:visible, [aria-expanded]:visible, [aria-haspopup]:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.matches('form button[type=submit]'))
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );

for (const width of [360, 1440] as const)
  test(`[WCAG 2.1.1] without scripts at ${width} px no button is shown that only scripts answer, and header and products lead to the login`, async ({
    openPage,
  }) => {
    const page = await openPage('/', { scripts: false, width });
    const shown: Record<string, string[]> = {};
    const paths = [
      '/',
      '/categorie/verzorging',
      '/product/verzorging/luiers/demo-luiers-maat-4',
      '/zoeken/luiers',
      '/aanbiedingen',
      '/login',
      '/registreren',
    ];
    for (const path of paths) {
      await page.goto(path);
      shown[path] = await idle(page);
    }
    expect(shown).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
    for (const path of ['/zoeken/luiers', '/product/verzorging/luiers/demo-luiers-maat-4']) {
      await page.goto(path);
      await main(page)
        .getByRole('button', { name: /^(Log in voor prijzen|Inloggen)$/ })
        .first()
        .click();
      await page.waitForURL(`**/login?returnUrl=${encodeURIComponent(path)}`);
    }
    await page.goto('/zoeken/luiers');
    const way = page.getByRole('link', { name: width === 360 ? 'Inloggen' : /Inloggen$/ }).first();
    await way.click();
    await page.waitForURL('**/login?returnUrl=%2Fzoeken%2Fluiers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('[S20, S80] without scripts one searches, filters and sorts by forms', async ({ openPage }) => {
  const page = await openPage('/', { scripts: false });
  const field = page.getByRole('banner').getByPlaceholder('Zoek je product of merk');
  await field.fill('luiers');
  await field.press('Enter');
  await page.waitForURL('**/zoeken/luiers');
  await page.getByRole('checkbox', { name: /^Op voorraad/ }).check();
  await page.getByLabel('Sorteer op').selectOption('naam');
  await page.getByRole('button', { name: 'Pas toe' }).click();
  await page.waitForURL(/voorraad=1/);
  expect(new URL(page.url()).searchParams.get('sorteer')).toBe('naam');
  const found = await names(page);
  expect(found.length).toBeGreaterThan(1);
  expect(found).toEqual(ascending(found));
});

test('[WCAG 2.1.1] without scripts an aisle is filtered on a phone, and the footer leads to a page to read', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging', { scripts: false, width: 360 });
  await main(page)
    .getByRole('checkbox', { name: /^Pukkie/ })
    .check();
  await main(page).getByRole('button', { name: 'Pas toe' }).click();
  await page.waitForURL(/merk=Pukkie/);
  expect((await names(page)).filter((name) => !name.startsWith('Pukkie'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }).click();
  await page.waitForURL('**/kruidvat/toegankelijkheid');
  await expect(page.getByRole('heading', { level: 1, name: 'Toegankelijkheid' })).toBeVisible();
});

test('[S45] without scripts a forgotten password is asked for, and the page says what came of it', async ({
  openPage,
  emailOf,
}) => {
  const page = await openPage('/wachtwoord-vergeten', { scripts: false, expectedErrors: /404/ });
  const send = async (email: string) => {
    await main(page).getByLabel('E-mailadres').fill(email);
    await main(page).getByRole('button', { name: 'Versturen' }).click();
  };
  await send('');
  await expect(main(page).getByText('Vul je e-mailadres in.')).toBeVisible();
  await send('niemand@nijntje.test');
  await expect(main(page).getByText(/Uw emailadres is bij ons niet bekend/)).toBeVisible();
  await send(await emailOf('bij'));
  await expect(
    main(page).getByText('U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.'),
  ).toBeVisible();
});

test('[WCAG 3.3.2] without scripts cart, payment and profile say what they need', async ({ openPage }) => {
  const page = await openPage('/', { scripts: false });
  const said: Record<string, string | null> = {};
  const asked = [
    '/winkelwagen',
    '/bestellen/betalen',
    '/bestellen/betalen/betaalmethode',
    '/profiel/overzicht',
  ];
  for (const path of asked) {
    await page.goto(path);
    said[path] = await need(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zet JavaScript aan');
  }
  const needed = expect.stringMatching(/^Voor je winkelmand, betalen en je account is JavaScript nodig/);
  expect(said).toEqual(Object.fromEntries(asked.map((path) => [path, needed])));
});

test('a planted button that only scripts answer is found, and one that sends a form is none', async ({
  openPage,
}) => {
  const page = await openPage('/', { scripts: false });
  const contentType = 'text/html';
  const body = `<!doctype html><title>x</title><form><button type="submit">Zoek</button></form>
    <button type="button">Voeg toe</button><a href="/" aria-haspopup="dialog">Inloggen</a>`;
  await page.route('**/planted', (route) => route.fulfill({ contentType, body }));
  await page.goto('/planted');
  expect(await idle(page)).toEqual([
    expect.stringContaining('Voeg toe'),
    expect.stringContaining('Inloggen'),
  ]);
});

test('a planted page that says nothing without scripts is found', async ({ openPage }) => {
  const page = await openPage('/', { scripts: false });
  await page.route('**/winkelwagen', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/winkelwagen');
  expect(await need(page)).toBeNull();
});
