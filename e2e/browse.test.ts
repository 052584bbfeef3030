// Long: every clause of browsing that no other journey names is told here once.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { lateFont } from './browser/lateFont.ts';
import { logIn } from './browser/logIn.ts';
import { openPage } from './browser/openPage.ts';
import { shiftOf } from './browser/shiftOf.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const juice = '/product/voeding/fruit/demo-appelsap-2-plus-1';

/** A busy machine takes its time. */
const soon = { timeout: 10_000 };

async function openAs(account: string, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(`/login?returnUrl=${encodeURIComponent(path)}`, options);
  await logIn(page, account);
  return page;
}
const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first();

test('[S06, R02] offers and banners: title, words and every picture; where they lead is for customers', async () => {
  const page = await openPage('/');
  const offers = page.getByRole('region', { name: 'Aanbiedingen' });
  const banners = page.getByRole('region', { name: 'Uitgelicht' });
  await offers.getByRole('article').getByRole('heading').waitFor();
  const pictures = () =>
    offers.locator('article img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(await pictures()).toEqual([
    expect.stringMatching(/^\/img\/actie-[^/]+\/680\/420$/),
    expect.stringMatching(/^\/img\/[^/]+\/300\/300$/),
    expect.stringMatching(/^\/img\/label-[^/]+\/60\/60$/),
  ]);
  expect(await banners.getByRole('heading', { level: 2 }).count()).toBe(2);
  await banners.scrollIntoViewIfNeeded();
  for (const picture of await page.getByRole('main').locator('article img[src*="/img/banner-"]').all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), soon)
      .toBeGreaterThan(0);
  }
  expect(await page.getByRole('link', { name: /Bekijk actie/ }).count()).toBe(0);
  const customer = await openAs('hommel', '/');
  const leads = (region: string) =>
    customer.getByRole('region', { name: region }).getByRole('link', { name: /^Bekijk actie/ });
  expect(await leads('Aanbiedingen').getAttribute('href')).toMatch(/^\//);
  expect(await leads('Uitgelicht').count()).toBe(2);
  await leads('Uitgelicht').first().click();
  await customer.waitForURL('**/product/knutselen/demo-cadeau');
});

test('[S05] the foot of a phone: menu that opens and closes, with the pictures of the aisles, and the cart', async () => {
  const page = await openAs('hommel', '/', { width: 360 });
  const bar = page.locator('[data-slot=mobile-bar]');
  await page.getByRole('heading', { name: 'Best verkocht' }).waitFor();
  await page.waitForLoadState('networkidle');
  await bar.getByRole('link', { name: /winkelmand/i }).waitFor();
  await bar.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('[data-slot=menu-content]');
  await menu.getByRole('link', { name: 'Aanbiedingen' }).waitFor();
  expect(await menu.locator('img[src^="/img/"]').count()).toBeGreaterThan(10);
  // From edge to edge: the picture at the end of its row, the name beside it.
  const aisle = await menu.getByRole('link', { name: 'Luiers & verzorging' }).boundingBox();
  expect([aisle?.x, aisle?.width]).toEqual([16, 328]);
  await bar.getByRole('button', { name: 'Sluit' }).click();
  await menu.waitFor({ state: 'hidden' });
});

test('[S11] pictures: the first is active; mouse, keyboard and finger make another the large one', async () => {
  const page = await openPage(diapers);
  const thumbnails = page.getByRole('list', { name: /foto|afbeelding/i }).getByRole('button');
  const large = () => page.locator('[data-slot=product-gallery] img').first().getAttribute('src');
  expect(await thumbnails.first().getAttribute('aria-current')).toBe('true');
  await thumbnails.nth(1).click();
  await expect.poll(large, soon).toContain('demo-luiers-maat-4-2');
  await thumbnails.nth(1).press('ArrowRight');
  await expect.poll(large, soon).toContain('demo-luiers-maat-4-3');
  await thumbnails.nth(2).press('Home');
  await expect.poll(large, soon).toMatch(/demo-luiers-maat-4\/300/);
  await page
    .locator('[data-slot=product-gallery] button')
    .first()
    .evaluate((button) => {
      const finger = (type: string, clientX: number) =>
        button.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 100 }),
        );
      finger('pointerdown', 300);
      finger('pointerup', 100);
    });
  await expect.poll(large, soon).toContain('demo-luiers-maat-4-2');
});

test('[S12, S13, E06] a product: deal and novelty only where flagged, price in two parts, old price beside it', async () => {
  const page = await openAs('hommel', juice);
  const gallery = page.locator('[data-slot=product-gallery]');
  await gallery.getByText('2+1 gratis').waitFor();
  expect(await gallery.getByText('Nieuw').count()).toBe(0);
  const price = main(page).locator('[data-slot=price-label]').first();
  await price.locator('[data-slot=price-figure]').first().waitFor();
  await main(page).getByRole('button', { name: 'Voeg toe aan favorieten' }).first().waitFor();
  await main(page).getByText('In Nederland zet de chauffeur alles in je magazijn').waitFor();
  await page.goto('/product/knutselen/demo-verf');
  await page.locator('[data-slot=product-gallery]').getByText('Nieuw').waitFor();
  await page.goto('/product/voeding/fruit/demo-tien-procent');
  await main(page).locator('[data-slot=price-old]').first().waitFor();
});

test('[S14] allergens stand out in the label, which says that this is help and no claim', async () => {
  const page = await openPage(juice);
  await main(page)
    .getByText(/Lees voor gebruik altijd het etiket/)
    .waitFor();
});

test('[S25] Ga terug never leaves the shop', async () => {
  const page = await openPage(diapers);
  await page.getByRole('button', { name: 'Ga terug' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { name: 'Best verkocht' }).waitFor();
});

test('[S30] the offers are for customers', async () => {
  const page = await openPage('/aanbiedingen');
  await page.waitForURL('**/login?returnUrl=%2Faanbiedingen');
  await logIn(page, 'hommel');
  await page.getByRole('heading', { level: 1, name: 'Aanbiedingen' }).waitFor();
  await main(page).getByRole('article').first().waitFor();
  expect(await main(page).getByRole('article').count()).toBe(12);
  const found = main(page).getByText(/^\d+ producten gevonden$/);
  const count = Number.parseInt((await found.textContent()) ?? '', 10);
  const last = Math.ceil(count / 12);
  expect(last).toBeGreaterThan(1);
  await main(page).getByRole('combobox', { name: 'Sorteer op' }).selectOption({ label: 'Naam (A–Z)' });
  await page.waitForURL('**/aanbiedingen?sorteer=naam');
  await main(page)
    .getByRole('link', { name: new RegExp(`^Pagina\\s*${last}$`) })
    .click();
  await page.waitForURL(`**/aanbiedingen?sorteer=naam&page=${last}`);
  await main(page)
    .getByText(`${(last - 1) * 12 + 1}–${count} van ${count}`)
    .waitFor();
});

test('[S75] a CMS page shows title and text; one that is not there says so under 404', async () => {
  const page = await openPage('/kruidvat/over-ons', { expectedComplaints: /404/ });
  await page.getByRole('heading', { level: 1, name: 'Over Magazijn' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const answer = await page.goto('/kruidvat/nergens');
  expect(answer?.status()).toBe(404);
  await page.getByText('Deze pagina is helaas (even) niet beschikbaar...').waitFor();
});

test('[S81, K04] the aisles that do not fit stand under Meer, counted anew as the window changes', async () => {
  const page = await openPage('/');
  const aisles = page.locator('[data-slot=category-navigation]');
  const shown = () => aisles.locator('[data-slot=aisle]').locator('visible=true').count();
  await aisles.getByRole('link', { name: /Aanbiedingen/ }).waitFor();
  await expect.poll(shown, soon).toBeGreaterThan(5);
  const wide = await shown();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(shown, soon).toBeLessThan(wide);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(shown, soon).toBe(wide);
  await aisles.getByRole('button', { name: /Meer/ }).click();
  await aisles
    .getByRole('link', { name: /Buitenspelen/ })
    .locator('visible=true')
    .waitFor();
});

test('[S82, T25, T23, K04] adding: cart, slip and stepper agree at once; a typed amount counts after half a second', async () => {
  const page = await openAs('hommel', diapers);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shop/cart')) sent.push(request.postData() ?? '');
  });
  await addButton(page).click();
  const notice = page.locator('[data-slot=add-to-cart-notice]');
  await notice.getByText('Pukkie luiers maat 4').waitFor();
  const miniCart = (total: string, units: string) =>
    banner(page).getByRole('link', { name: new RegExp(`^Winkelmand €\\s${total} ${units}$`) });
  await miniCart('26,95', '1 artikel').waitFor();
  await notice.hover();
  await page.waitForTimeout(3300);
  expect(await notice.getByText('Pukkie luiers maat 4').count()).toBe(1);
  await page.mouse.move(5, 600);
  await expect.poll(() => notice.getByText('Pukkie luiers maat 4').count(), { timeout: 5000 }).toBe(0);

  const before = sent.length;
  const quantity = main(page).getByRole('spinbutton').first();
  await quantity.fill('1');
  await quantity.pressSequentially('2', { delay: 50 });
  expect(sent.length).toBe(before);
  await expect.poll(() => sent.length, soon).toBe(before + 1);
  expect(sent.at(-1)).toContain('12');
  await miniCart('323,40', '12 artikelen').waitFor();
});

test('[S82] visitors have no cart in the header', async () => {
  const page = await openPage('/');
  await banner(page)
    .getByRole('button', { name: /Inloggen/ })
    .waitFor();
  expect(await page.locator('[data-slot=mini-cart]').count()).toBe(0);
});

test('[S84, K06] Ga naar admin leads to the configured address', async () => {
  const page = await openAs('beheer', '/profiel/overzicht');
  // A page that arrives closes what was opened before.
  await main(page).getByRole('heading', { level: 1, name: 'Profiel gegevens' }).waitFor();
  await banner(page).locator('[data-slot=account-menu] button', { hasText: 'Jouw account' }).first().click();
  const link = banner(page).getByRole('link', { name: 'Ga naar admin' });
  expect(await link.getAttribute('href')).toMatch(/^https?:\/\/localhost:\d+/);
});

test('[S88] the grocery partner shows where it is enabled, and nowhere else', async () => {
  const partner = await openAs('vlinder', '/');
  await partner.getByRole('link', { name: 'Boodschappen' }).first().waitFor();
  const other = await openAs('hommel', '/');
  // A document of its own, looked at when the back end has said so: before, nobody has a partner.
  const answered = other.waitForResponse('**/account/extra_values');
  await other.goto('/');
  await answered;
  await other.waitForLoadState('networkidle');
  expect(await other.getByRole('link', { name: 'Boodschappen' }).count()).toBe(0);
});

test('[S87] the shop speaks Dutch', async () => {
  const page = await openPage(diapers);
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  const words = ((await page.locator('#shop').textContent()) ?? '').toLowerCase();
  expect(words).not.toMatch(/\b(add to|search|loading|close|next|previous|back|show more|sold out)\b/);
});

test('[C10] a bar shows while a call is under way', async () => {
  const page = await openPage('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/category/detail/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kantoor' }).click();
  await page.getByRole('progressbar').waitFor();
  release();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
});

test('[T30, T24, T21] hearts, stock mails and amounts agree on every card, page and tab at once', async () => {
  const page = await openAs('hommel', diapers);
  const other = await page.context().newPage();
  await other.goto('/categorie/verzorging/luiers');
  const card = other.getByRole('article').filter({ hasText: 'Pukkie luiers maat 4' }).first();
  await card.getByRole('button', { name: /^Voeg toe(?! aan)/ }).waitFor();

  await main(page).getByRole('button', { name: 'Voeg toe aan favorieten' }).first().click();
  await card.getByRole('button', { name: 'Verwijder uit favorieten' }).waitFor();
  await card.getByRole('button', { name: 'Verwijder uit favorieten' }).click();
  await main(page).getByRole('button', { name: 'Voeg toe aan favorieten' }).first().waitFor();

  await card.getByRole('button', { name: /^Voeg toe(?! aan)/ }).click();
  await main(page).getByRole('spinbutton').first().waitFor();
  const mail = 'Stuur mij een email als dit product weer beschikbaar is';
  const asked = 'U ontvangt een email als dit product weer beschikbaar is';
  for (const tab of [page, other]) {
    await tab.goto('/product/verzorging/luiers/demo-uitverkocht');
    await tab.getByText(mail).first().waitFor();
  }
  await page.getByText(mail).first().click();
  await page.getByText(asked).first().waitFor();
  await other.getByText(asked).first().waitFor();
});

test('[S22] back and forward lead to where one was on the page', async () => {
  const page = await openPage('/categorie/verzorging');
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(top, soon).toBe(900);
  await page.waitForTimeout(100);
  await page.getByRole('main').getByRole('article').nth(5).getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await expect.poll(top, soon).toBe(0);
  await page.goBack();
  await expect.poll(top, soon).toBe(900);
  await page.goForward();
  await page.waitForURL('**/product/**');
  await expect.poll(top, soon).toBe(0);
});

test.each(['/', '/categorie/verzorging', '/categorie/verzorging/luiers', diapers, '/zoeken/luiers'])(
  'nothing of %s moves while it loads and when its font comes, for visitors and for customers, at 360 and 1440',
  async (path) => {
    for (const width of [360, 1440] as const) {
      for (const page of [
        await openPage('/kruidvat/privacy', { width }),
        await openAs('hommel', '/kruidvat/privacy', { width }),
      ]) {
        await lateFont(page);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page), `${width} px`).toBeLessThanOrEqual(0.01);
      }
    }
  },
);

test.each([
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging/luiers',
  diapers,
  '/zoeken/luiers',
  '/kruidvat/over-ons',
])('nothing of %s moves when it is reached by a link on a slow line, at 360 and 1440', async (path) => {
  const start = path.startsWith('/kruidvat') ? '/' : '/kruidvat/privacy';
  for (const width of [360, 1440] as const) {
    const page = await openAs('hommel', start, { width });
    await page.waitForLoadState('networkidle');
    const before = await shiftOf(page);
    let asked = 0;
    await page.route('**/api/v1/**', async (route) => {
      asked += 1;
      // Longer than the half second after an act in which no shift counts.
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    // The page that one left stays, under the loading bar, until the next is whole.
    await page.locator('[data-slot=loading-bar]').locator('visible=true').waitFor();
    expect(new URL(page.url()).pathname).toBe(start);
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState('networkidle');
    expect(asked).toBeGreaterThan(0);
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(0.01);
  }
});

test('on a phone the button of a product stays within reach', async () => {
  const page = await openAs('hommel', diapers, { width: 360 });
  const bar = page.locator('[data-slot=order-bar]');
  // The panel begins below the first screen of a phone.
  const place = await bar.getByRole('button', { name: /^Voeg toe(?! aan)/ }).boundingBox();
  expect((place?.y ?? Number.NaN) + (place?.height ?? 0)).toBeLessThan(740);
  await addButton(page).scrollIntoViewIfNeeded();
  await expect.poll(() => bar.count(), soon).toBe(0);
  await page.getByRole('heading', { name: 'Gerelateerde producten' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: /^Voeg toe(?! aan)/ }).click();
  await bar.getByRole('spinbutton').waitFor();
});

test('on paper there is the page alone, with readable prices', async () => {
  const page = await openAs('hommel', diapers);
  await main(page).locator('[data-slot=price-figure]').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['site-footer', 'category-navigation', 'mobile-bar', 'usp-bar', 'search']) {
    expect(await page.locator(`[data-slot=${part}]`).locator('visible=true').count()).toBe(0);
  }
  await main(page).locator('[data-slot=price-figure]').locator('visible=true').first().waitFor();
  await page.getByRole('heading', { level: 1 }).locator('visible=true').waitFor();
});

test.each([
  '/product/verzorging%2Fluiers/demo-luiers-maat-4',
  '/product/%3Cscript%3E/%3Cscript%3E',
  '/product/verzorging/luiers/%E0%A4%A',
  '/kruidvat/%2e%2e%2fprivacy',
])('%s throws nothing', async (path) => {
  const answer = await fetch(`${inject('shop')}${path}`, { redirect: 'manual' });
  // An encoded slash is decoded once: that product is there, and names its own address.
  expect([200, 302, 404]).toContain(answer.status);
  expect(await answer.text()).not.toContain('<script>');
});
