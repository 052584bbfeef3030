import { expect, test } from './fixtures.ts';

test('[S01, S03, S04] home shows offers, what sells best, the selling points and the footer', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await expect(page.getByRole('region', { name: 'Aanbiedingen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  await expect(page.getByText('Alle prijzen zijn exclusief btw.')).toBeVisible();
  await expect(page.getByText('Gratis bezorgd', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jouw favorieten' })).toHaveCount(0);
});

test('[S02] an unknown path leads home', async ({ openPage }) => {
  const page = await openPage('/bestaat-niet/echt-niet');
  await page.waitForURL((url) => url.pathname === '/');
});

test('[S20, S21, S22, T50] a category has its heading, sub categories with counts, and pages of twelve', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging');
  await expect(page.getByRole('heading', { level: 1, name: 'Luiers & verzorging' })).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: 'Categorie', exact: true })
      .getByRole('link', { name: /^Luiers \(\d+\)$/ }),
  ).toBeVisible();
  await expect(page.getByText(/^\d+ producten gevonden$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Volgende' }).click();
  await page.waitForURL('**/categorie/verzorging?page=2');
  await expect(page.getByRole('link', { name: /Pagina 2|^2$/, exact: false }).first()).toBeVisible();
});

test('[S10, S11, S14, T51] a product shows its pictures, texts and related products', async ({
  openPage,
}) => {
  const page = await openPage('/product/verzorging/luiers/demo-luiers-maat-4');
  await expect(page.getByRole('heading', { level: 1, name: 'Pukkie luiers maat 4' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gerelateerde producten' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Etiket informatie' })).toBeVisible();
  const information = page.getByRole('main').locator('[data-slot=collapsible-text] > div').first();
  const height = () => information.evaluate((element) => element.clientHeight);
  await expect(page.getByRole('button', { name: 'Toon meer' })).toBeVisible();
  expect(await height()).toBe(250);
  await page.getByRole('button', { name: 'Toon meer' }).click();
  await expect(page.getByRole('button', { name: 'Toon minder' })).toBeVisible();
  expect(await height()).toBeGreaterThan(250);
});

test('[R01, T20] a visitor sees no price, and adding asks to log in', async ({ openPage }) => {
  const page = await openPage('/product/verzorging/luiers/demo-luiers-maat-4');
  await expect(page.getByText('Log in voor prijzen').first()).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toMatch(/26\s?95|26,95/);
});

test('[S26, S25] the trail of a product leads to its categories', async ({ openPage }) => {
  const page = await openPage('/product/verzorging/luiers/demo-luiers-maat-4');
  const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
  await trail.getByRole('link', { name: 'Luiers', exact: true }).click();
  await page.waitForURL('**/categorie/verzorging/luiers');
  await page.getByRole('button', { name: 'Ga terug' }).click();
  await page.waitForURL('**/product/verzorging/luiers/demo-luiers-maat-4');
});

test('[S23] a special offer is reachable', async ({ openPage }) => {
  const page = await openPage('/categorie/aanbieding/demo-weekactie');
  await expect(page.getByText(/producten gevonden$/)).toBeVisible();
});

test('[S31] a search finds, and says when it finds nothing', async ({ openPage }) => {
  const page = await openPage('/zoeken/luiers');
  await expect(page.getByRole('heading', { name: /Zoekresultaten/ })).toBeVisible();
  await expect(page.getByText(/^\d+ producten gevonden$/)).toBeVisible();
  await page.goto('/zoeken/xyzzyqwerty');
  await expect(page.getByText('0 producten gevonden').first()).toBeVisible();
});

for (const term of ['..', '.', '../..', '%2e%2e', '%', '?a=b#c', '\\..\\']) {
  test(`[S31] ${term} is searched: it does not leave the page, and stays after a reload`, async ({
    openPage,
  }) => {
    const page = await openPage('/categorie/verzorging');
    const box = page.getByPlaceholder('Zoek je product of merk');
    await box.fill(term);
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/zoeken/'));
    await expect(page.getByText('Je zocht op').getByText(term, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Je zocht op').getByText(term, { exact: true })).toBeVisible();
    await expect(box).toHaveValue(term);
  });
}

test('[S80, V12] the search box submits only a term', async ({ openPage }) => {
  const page = await openPage('/');
  const box = page.getByRole('searchbox').or(page.getByPlaceholder('Zoek je product of merk')).first();
  await box.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await box.fill('luiers maat 4');
  await box.press('Enter');
  await page.waitForURL('**/zoeken/luiers%20maat%204');
});

test('[S24, S15] what is not there leads home', async ({ openPage }) => {
  const page = await openPage('/categorie/bestaat-niet');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/product/verzorging/luiers/bestaat-niet');
  await page.waitForURL((url) => url.pathname === '/');
});

test('[T30, S01] a favourite is marked on a card and stands on the home page', async ({
  openPage,
  logIn,
}) => {
  const page = await openPage('/login?returnUrl=%2Fcategorie%2Fkantoor');
  await logIn(page, 'koepel');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Voeg toe aan favorieten/ }).click();
  await expect(card.getByRole('button', { name: /^Verwijder uit favorieten/ })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Jouw favorieten' })).toBeVisible();
  await page.goto('/profiel/favorieten');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();

  // On a phone what orders it stands on a row of its own, as far from the foot as the name from the head.
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await page
    .locator('[data-slot=product-row]')
    .first()
    .evaluate((row) => {
      const edges = [...row.querySelectorAll('p, [data-slot=add-to-cart]')].map((part) =>
        part.getBoundingClientRect(),
      );
      const { top, bottom } = row.getBoundingClientRect();
      return {
        above: Math.min(...edges.map((edge) => edge.top)) - top,
        below: bottom - Math.max(...edges.map((edge) => edge.bottom)),
      };
    });
  expect(room.above).toBeGreaterThan(8);
  expect(Math.abs(room.above - room.below)).toBeLessThanOrEqual(4);
});

test('[T24] a product that is sold out offers a mail', async ({ openPage, logIn }) => {
  const page = await openPage('/login?returnUrl=%2Fproduct%2Fverzorging%2Fluiers%2Fdemo-uitverkocht');
  await logIn(page, 'koepel');
  await page.getByText('Stuur mij een email als dit product weer beschikbaar is').first().click();
  await expect(
    page.getByText('U ontvangt een email als dit product weer beschikbaar is').first(),
  ).toBeVisible();
});

for (const path of [
  '/',
  '/categorie/verzorging',
  '/product/verzorging/luiers/demo-luiers-maat-4',
  '/product/voeding/fruit/demo-appelsap-2-plus-1',
  '/zoeken/luiers',
]) {
  test(`at 360 px nothing of ${path} is wider than the screen, and neither at 200 % text`, async ({
    openPage,
  }) => {
    const page = await openPage(path, { width: 360 });
    await expect(page.getByRole('main')).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(360);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await width()).toBeLessThanOrEqual(360);
  });
}
