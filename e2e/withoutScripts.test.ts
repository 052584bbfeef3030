// Links and forms where no script runs, as only a browser shows them.
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents();

test('[WCAG 2.1.1] [S40, S80] without scripts, links lead from the home page to a category, its second page and a product; search and login forms work', {
  tag: '@default',
}, async ({ openPage, emailOf }) => {
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
  await page.getByRole('banner').getByPlaceholder('Zoek je product of merk').fill('luiers');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zoeken/luiers');
  await main(page).getByRole('button', { name: 'Log in voor prijzen' }).first().click();
  await page.waitForURL('**/login?returnUrl=%2Fzoeken%2Fluiers');
  await expect(main(page).getByRole('button')).toHaveText(['Login']);
  await main(page)
    .getByLabel('E-mailadres')
    .fill(await emailOf('bij'));
  await main(page).getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  // A pattern, since Playwright's text search skips `noscript`.
  await expect(main(page).getByText(/^Je gegevens kloppen en je account is actief\.$/)).toBeVisible();
});

test('[WCAG 2.4.7, 2.4.11] without scripts a wide window shows every category and no button that needs a script', async ({
  openPage,
}) => {
  const page = await openPage('/', { scripts: false, width: 960 });
  const navigation = page.getByRole('navigation', { name: 'Gangpaden', exact: true });
  const categories = navigation.getByRole('link');
  expect(await categories.count()).toBeGreaterThan(12);
  const cut = await categories.evaluateAll((links) =>
    links
      .filter((link) => {
        const { bottom = 0 } = link.closest('ul')?.getBoundingClientRect() ?? {};
        return link.getBoundingClientRect().bottom > bottom + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await expect(navigation.getByRole('button')).toHaveCount(0);
});

const deadControls = (page: Page) =>
  page
    .locator('button:visible, [aria-expanded]:visible, [aria-haspopup]:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.matches('form button[type=submit]'))
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );

for (const width of [360, 1440] as const)
  test(`[WCAG 2.1.1] without scripts no page shows a button that needs a script, at ${width} px`, async ({
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
      shown[path] = await deadControls(page);
    }
    expect(shown).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  });
