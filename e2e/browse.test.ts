// Over 300 lines: every clause of browsing that no other journey names is told here once.
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './browser/holdScripts.ts';
import { lateFont } from './browser/lateFont.ts';
import { openLine } from './browser/openLine.ts';
import { shiftOf } from './browser/shiftOf.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const juice = '/product/voeding/fruit/demo-appelsap-2-plus-1';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first();

test('[S21] on a phone the sub category that is shown stands in sight in its row, and the page at its top', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging/zon-en-handen', { width: 360 });
  const row = page.getByRole('navigation', { name: /^Meer in/ });
  await expect(row.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[S10, S20, S21] by links alone one comes from the home page to an aisle, its shelves and a product, and back the same way', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const heading = page.getByRole('heading', { level: 1 });
  const home = (await heading.textContent()) ?? '';
  await banner(page)
    .getByRole('link', { name: /Eten & drinken/ })
    .click();
  await expect(heading).toHaveText(/Eten & drinken/);
  await main(page)
    .getByRole('link', { name: /^Babyvoeding/ })
    .click();
  await expect(heading).toHaveText(/Babyvoeding$/);
  await main(page)
    .getByRole('navigation', { name: /^Meer in/ })
    .getByRole('link', { name: /^Fruit/ })
    .click();
  await expect(heading).toHaveText(/Fruit[^:]*$/);
  const product = main(page).getByRole('article').first().getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await expect(heading).toHaveText(name);
  for (const [address, shown] of [
    [/voeding\/fruit$/, /Fruit/],
    [/voeding\/babyvoeding/, /Babyvoeding/],
    [/voeding$/, /Eten & drinken/],
    [/\/$/, home],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading).toHaveText(shown);
  }
});

test('[S11, S14] another product begins with its own first picture and text; back, the first one has its own again', async ({
  openPage,
}) => {
  const page = await openPage(diapers);
  const heading = page.getByRole('heading', { level: 1 });
  const text = main(page)
    .getByRole('heading', { name: 'Omschrijving' })
    .locator('xpath=following-sibling::*');
  const [name, description] = [await heading.textContent(), await text.textContent()];
  await main(page).getByRole('option').nth(1).click();
  await expect(main(page).getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  const related = main(page).getByRole('region', { name: 'Gerelateerde producten' }).getByRole('article');
  await related.getByRole('link', { name: 'Pukkie nachtluiers maat 4' }).click();
  await expect(heading).toHaveText('Pukkie nachtluiers maat 4');
  await expect(main(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(text).not.toHaveText(description ?? '');
  await page.goBack();
  await expect(heading).toHaveText(name ?? '');
  await expect(text).toHaveText(description ?? '');
});

test('[S06, R02] offers and banners: title, words and every picture; where they lead is for customers', async ({
  openPage,
  openAs,
}) => {
  const page = await openPage('/');
  const offers = page.getByRole('region', { name: 'Aanbiedingen' });
  const banners = page.getByRole('region', { name: 'Uitgelicht' });
  await expect(offers.getByRole('article').getByRole('heading')).toBeVisible();
  const pictures = () =>
    offers.locator('article img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(await pictures()).toEqual([
    expect.stringMatching(/^\/img\/actie-[^/]+\/680\/420$/),
    expect.stringMatching(/^\/img\/[^/]+\/300\/300$/),
    expect.stringMatching(/^\/img\/label-[^/]+\/60\/60$/),
  ]);
  await expect(banners.getByRole('heading', { level: 2 })).toHaveCount(2);
  await banners.scrollIntoViewIfNeeded();
  for (const picture of await page.getByRole('main').locator('article img[src*="/img/banner-"]').all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(page.getByRole('link', { name: /Bekijk actie/ })).toHaveCount(0);
  const customer = await openAs('hommel', '/');
  const leads = (region: string) =>
    customer.getByRole('region', { name: region }).getByRole('link', { name: /^Bekijk actie/ });
  await expect(leads('Aanbiedingen')).toHaveAttribute('href', /^\//);
  await expect(leads('Uitgelicht')).toHaveCount(2);
  await leads('Uitgelicht').first().click();
  await customer.waitForURL('**/product/knutselen/demo-cadeau');
});

test('[S05] the foot of a phone: menu that opens and closes, with the pictures of the aisles, and the cart', async ({
  openAs,
}) => {
  const page = await openAs('hommel', '/', { width: 360 });
  const bar = page.locator('[data-slot=mobile-bar]');
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  await expect(bar.getByRole('link', { name: /winkelmand/i })).toBeVisible();
  await bar.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('[data-slot=menu-content]');
  await expect(menu.getByRole('link', { name: 'Aanbiedingen' })).toBeVisible();
  // More than ten.
  await expect(menu.locator('img[src^="/img/"]').nth(10)).toBeVisible();
  // From edge to edge: the picture at the end of its row, the name beside it.
  const aisle = await menu.getByRole('link', { name: 'Luiers & verzorging' }).boundingBox();
  expect([aisle?.x, aisle?.width]).toEqual([16, 328]);
  await bar.getByRole('button', { name: 'Sluit' }).click();
  await expect(menu).toBeHidden();
});

test('[S11] pictures: the first is active; mouse, keyboard and finger make another the large one', async ({
  openPage,
}) => {
  const page = await openPage(diapers);
  const thumbnails = page.getByRole('listbox', { name: /foto|afbeelding/i }).getByRole('option');
  const large = () => page.locator('[data-slot=product-gallery] img').first().getAttribute('src');
  await expect(thumbnails.first()).toHaveAttribute('aria-selected', 'true');
  await thumbnails.nth(1).click();
  await expect.poll(large).toContain('demo-luiers-maat-4-2');
  await thumbnails.nth(1).press('ArrowRight');
  await expect.poll(large).toContain('demo-luiers-maat-4-3');
  await thumbnails.nth(2).press('Home');
  await expect.poll(large).toMatch(/demo-luiers-maat-4\/300/);
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
  await expect.poll(large).toContain('demo-luiers-maat-4-2');
});

test('[S12, S13, E06] a product: deal and novelty only where flagged, price in two parts, old price beside it', async ({
  openAs,
}) => {
  const page = await openAs('hommel', juice);
  const gallery = page.locator('[data-slot=product-gallery]');
  await expect(gallery.getByText('2+1 gratis')).toBeVisible();
  await expect(gallery.getByText('Nieuw')).toHaveCount(0);
  const price = main(page).locator('[data-slot=price-label]').first();
  await expect(price.locator('[data-slot=price-figure]').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Voeg toe aan favorieten' }).first()).toBeVisible();
  await expect(main(page).getByText('In Nederland zet de chauffeur alles in je magazijn')).toBeVisible();
  await page.goto('/product/knutselen/demo-verf');
  await expect(page.locator('[data-slot=product-gallery]').getByText('Nieuw')).toBeVisible();
  await page.goto('/product/voeding/fruit/demo-tien-procent');
  await expect(main(page).locator('[data-slot=price-old]').first()).toBeVisible();
});

test('[S14] allergens stand out in the label, which says that this is help and no claim', async ({
  openPage,
}) => {
  const page = await openPage(juice);
  await expect(main(page).getByText(/Lees voor gebruik altijd het etiket/)).toBeVisible();
});

test('[S25] Ga terug never leaves the shop', async ({ openPage }) => {
  const page = await openPage(diapers);
  await page.getByRole('button', { name: 'Ga terug' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
});

test('[S30] the offers are for customers', async ({ openPage, logIn }) => {
  const page = await openPage('/aanbiedingen');
  await page.waitForURL('**/login?returnUrl=%2Faanbiedingen');
  await logIn(page, 'hommel');
  await expect(page.getByRole('heading', { level: 1, name: 'Aanbiedingen' })).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(12);
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
  await expect(main(page).getByText(`${(last - 1) * 12 + 1}–${count} van ${count}`)).toBeVisible();
});

test('[S75] a CMS page shows title and text; one that is not there says so under 404', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons', { expectedErrors: /404/ });
  await expect(page.getByRole('heading', { level: 1, name: 'Over ons' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const answer = await page.goto('/kruidvat/nergens');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Deze pagina is helaas (even) niet beschikbaar...')).toBeVisible();
});

test('[S81, K04] the aisles that do not fit stand under Meer, counted anew as the window changes', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const aisles = page.locator('[data-slot=category-navigation]');
  const shown = () => aisles.locator('[data-slot=aisle]').locator('visible=true').count();
  await expect(aisles.getByRole('link', { name: /Aanbiedingen/ })).toBeVisible();
  await expect.poll(shown).toBeGreaterThan(5);
  const wide = await shown();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(shown).toBeLessThan(wide);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(shown).toBe(wide);
  await aisles.getByRole('button', { name: /Meer/ }).click();
  await expect(aisles.getByRole('link', { name: /Buitenspelen/ }).locator('visible=true')).toBeVisible();
});

test('[S82, T25, T23, K04] adding: cart, slip and stepper agree at once; a typed amount counts after half a second', async ({
  openAs,
}) => {
  const page = await openAs('hommel', diapers);
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shop/cart')) sent.push(request.postData() ?? '');
  });
  await addButton(page).click();
  const notice = page.locator('[data-slot=add-to-cart-notice]');
  await expect(notice.getByText('Pukkie luiers maat 4')).toBeVisible();
  const miniCart = (total: string, units: string) =>
    banner(page).getByRole('link', { name: new RegExp(`^Winkelmand €\\s${total} ${units}$`) });
  await expect(miniCart('26,95', '1 artikel')).toBeVisible();
  await notice.locator('[data-slot=slip]').hover();
  await page.clock.runFor(3_300);
  await expect(notice.getByText('Pukkie luiers maat 4')).toHaveCount(1);
  await page.mouse.move(5, 600);
  await page.clock.runFor(3_000);
  await expect(notice.getByText('Pukkie luiers maat 4')).toHaveCount(0);

  const before = sent.length;
  const quantity = main(page).getByRole('spinbutton').first();
  // From here on time passes only as the journey says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await quantity.fill('1');
  await quantity.pressSequentially('2');
  await page.clock.runFor(450);
  expect(sent.length).toBe(before);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect.poll(() => sent.length).toBe(before + 1);
  expect(sent.at(-1)).toContain('12');
  await expect(miniCart('323,40', '12 artikelen')).toBeVisible();
});

test('[S82] visitors have no cart in the header', async ({ openPage }) => {
  const page = await openPage('/');
  await expect(banner(page).getByRole('button', { name: /Inloggen/ })).toBeVisible();
  await expect(page.locator('[data-slot=mini-cart]')).toHaveCount(0);
});

test('[S84, K06] Ga naar admin leads to the configured address', async ({ openAs }) => {
  const page = await openAs('beheer', '/profiel/overzicht');
  // A page that arrives closes what was opened before.
  await expect(main(page).getByRole('heading', { level: 1, name: 'Profiel gegevens' })).toBeVisible();
  await banner(page).locator('[data-slot=account-menu] button', { hasText: 'Jouw account' }).first().click();
  const link = banner(page).getByRole('link', { name: 'Ga naar admin' });
  await expect(link).toHaveAttribute('href', /^https?:\/\/localhost:\d+/);
});

test('[S88] the grocery partner shows where it is enabled, and nowhere else', async ({ openAs }) => {
  const partner = await openAs('vlinder', '/');
  await expect(partner.getByRole('link', { name: 'Boodschappen' }).first()).toBeVisible();
  const other = await openAs('hommel', '/');
  // A document of its own, looked at when the back end has said so: before, nobody has a partner.
  const answered = other.waitForResponse('**/account/extra_values');
  await other.goto('/');
  await answered;
  await other.waitForLoadState('networkidle');
  expect(await other.getByRole('link', { name: 'Boodschappen' }).count()).toBe(0);
});

test('[S87] the shop speaks Dutch', async ({ openPage }) => {
  const page = await openPage(diapers);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  const words = ((await page.locator('#shop').textContent()) ?? '').toLowerCase();
  expect(words).not.toMatch(/\b(add to|search|loading|close|next|previous|back|show more|sold out)\b/);
});

test('[C10] a bar shows while a call is under way', async ({ openPage }) => {
  const page = await openPage('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/category/detail/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kantoor' }).click();
  // In a landmark: who walks from one to the next does not pass it by.
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('progressbar')).not.toBeAttached();
});

test('[T30, T24, T21] hearts, stock mails and amounts agree on every card, page and tab at once', async ({
  openAs,
}) => {
  const page = await openAs('hommel', diapers);
  const other = await page.context().newPage();
  await other.goto('/categorie/verzorging/luiers');
  const card = other.getByRole('article').filter({ hasText: 'Pukkie luiers maat 4' }).first();
  await expect(card.getByRole('button', { name: /^Voeg toe(?! aan)/ })).toBeVisible();

  await main(page).getByRole('button', { name: 'Voeg toe aan favorieten' }).first().click();
  await expect(card.getByRole('button', { name: 'Verwijder uit favorieten' })).toBeVisible();
  await card.getByRole('button', { name: 'Verwijder uit favorieten' }).click();
  await expect(main(page).getByRole('button', { name: 'Voeg toe aan favorieten' }).first()).toBeVisible();

  await card.getByRole('button', { name: /^Voeg toe(?! aan)/ }).click();
  await expect(main(page).getByRole('spinbutton').first()).toBeVisible();
  const mail = 'Stuur mij een email als dit product weer beschikbaar is';
  const asked = 'U ontvangt een email als dit product weer beschikbaar is';
  for (const tab of [page, other]) {
    await tab.goto('/product/verzorging/luiers/demo-uitverkocht');
    await expect(tab.getByText(mail).first()).toBeVisible();
  }
  await page.getByText(mail).first().click();
  await expect(page.getByText(asked).first()).toBeVisible();
  await expect(other.getByText(asked).first()).toBeVisible();
});

test('[S22] back and forward lead to where one was on the page', async ({ openPage }) => {
  const page = await openPage('/categorie/verzorging');
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(top).toBe(900);
  const link = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await link.click();
  await page.waitForURL('**/product/**');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(900);
  // The keyboard goes on from there too.
  await expect(link).toBeFocused();
  await page.goForward();
  await page.waitForURL('**/product/**');
  await expect.poll(top).toBe(0);
  // Its breadcrumb leads back, and is not where one arrives.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const path of [
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging/luiers',
  diapers,
  '/zoeken/luiers',
]) {
  test(`nothing of ${path} moves while it loads and when its font comes, for visitors and for customers, at 360 and 1440`, async ({
    openPage,
    openAs,
  }) => {
    const look = async (opened: Promise<Page>, who: string) => {
      const page = await opened;
      await lateFont(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), who).toBeLessThanOrEqual(0.01);
    };
    // Side by side: most of it is waiting for the font.
    await Promise.all(
      ([360, 1440] as const).flatMap((width) => [
        look(openPage('/kruidvat/privacy', { width }), `a visitor, ${width} px`),
        look(openAs('hommel', '/kruidvat/privacy', { width }), `a customer, ${width} px`),
      ]),
    );
  });
}

test('nothing of a page on a slow line is painted before all of its <main> has come', async ({
  openPage,
}) => {
  const line = await openLine();
  const page = await openPage('/kruidvat/privacy', { line: line.address });
  await page.addInitScript(() => {
    // <main> is whole as soon as something stands behind it.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main + *')) return;
      performance.mark('whole', { detail: document.querySelectorAll('main *').length });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  // The page comes in pieces, one every second or so.
  line.slowDown(10_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { elements, whole, painted } = await page.evaluate(async () => {
    const [paint] = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntriesByName('first-paint'))).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    const [mark] = performance.getEntriesByName('whole') as PerformanceMark[];
    return { elements: mark?.detail, whole: mark?.startTime, painted: paint?.startTime };
  });
  expect(elements).toBeGreaterThan(100);
  expect(painted).toBeGreaterThanOrEqual(whole ?? Number.POSITIVE_INFINITY);
  await page.close();
  await line.close();
});

test('an offer of the home page has its width before the list of all of them has come, at 1440', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const poster = main(page).locator('[data-slot=offer-carousel] article');
  const whole = await poster.boundingBox();
  const list = main(page).getByRole('list', { name: 'Kies een aanbieding' });
  await list.evaluate((element) => element.closest('[data-slot=offer-carousel] > div > div')?.remove());
  await expect(list).not.toBeAttached();
  expect(await poster.boundingBox()).toEqual(whole);
});

for (const width of [960, 1440] as const) {
  test(`the header of a customer has its room before its code comes, at ${width}`, async ({ openAs }) => {
    const page = await openAs('hommel', '/kruidvat/privacy', { width });
    const release = await holdScripts(page);
    await page.goto(diapers, { waitUntil: 'commit' });
    const parts = [
      banner(page).getByRole('button', { name: 'Zoeken' }),
      banner(page).getByRole('link', { name: /^Favoriete/ }),
    ];
    const places = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.x ?? Number.NaN));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    release();
    await expect(banner(page).locator('[data-slot=mini-cart]')).toBeVisible();
    // 4 pixels for what the letters of another name come to.
    for (const [index, x] of (await places()).entries()) {
      expect(Math.abs(x - (before[index] ?? Number.NaN))).toBeLessThanOrEqual(4);
    }
  });
}

for (const width of [360, 960, 1440] as const) {
  test(`a product’s facts and button stay where they are from a customer’s first frame until the price is there, at ${width}`, async ({
    openAs,
  }) => {
    const page = await openAs('hommel', '/kruidvat/privacy', { width });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v1/product/detail/**', async (route) => {
      await held;
      await route.continue();
    });
    const letScriptsCome = await holdScripts(page);
    await page.goto(diapers, { waitUntil: 'commit' });
    const panel = main(page).locator('[data-slot=product-panel]');
    const facts = panel.locator('dl');
    const button = panel.getByRole('button', { name: /^Voeg toe(?! aan)/ });
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    await facts.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await top(facts);
    letScriptsCome();
    await button.waitFor();
    expect(await top(facts), 'its code has come').toBe(before);
    const buttonBefore = await top(button);
    release();
    await expect(panel.locator('[data-slot=price-label]')).toBeVisible();
    expect(await top(facts), 'its price has come').toBe(before);
    expect(await top(button)).toBe(buttonBefore);
  });
}

for (const path of [
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging/luiers',
  diapers,
  '/zoeken/luiers',
  '/kruidvat/over-ons',
]) {
  test(`nothing of ${path} moves when it is reached by a link on a slow line, at 360 and 1440`, async ({
    openAs,
  }) => {
    const start = path.startsWith('/kruidvat') ? '/' : '/kruidvat/privacy';
    const look = async (width: 360 | 1440) => {
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
      await expect(page.locator('[data-slot=loading-bar]').locator('visible=true')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(start);
      await page.waitForURL(`**${path}`);
      await page.waitForLoadState('networkidle');
      expect(asked).toBeGreaterThan(0);
      expect((await shiftOf(page)) - before, `${width} px`).toBeLessThanOrEqual(0.01);
    };
    // Side by side: most of it is waiting for the slow line.
    await Promise.all([look(360), look(1440)]);
  });
}

test('on a phone the button of a product stays within reach', async ({ openAs }) => {
  const page = await openAs('hommel', diapers, { width: 360 });
  const bar = page.locator('[data-slot=order-bar]');
  // The panel begins below the first screen of a phone.
  const place = await bar.getByRole('button', { name: /^Voeg toe(?! aan)/ }).boundingBox();
  expect((place?.y ?? Number.NaN) + (place?.height ?? 0)).toBeLessThan(740);
  await addButton(page).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: 'Gerelateerde producten' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: /^Voeg toe(?! aan)/ }).click();
  await expect(bar.getByRole('spinbutton')).toBeVisible();
});

test('on paper there is the page alone, with readable prices', async ({ openAs }) => {
  const page = await openAs('hommel', diapers);
  await expect(main(page).locator('[data-slot=price-figure]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['site-footer', 'category-navigation', 'mobile-bar', 'usp-bar', 'search', 'actions']) {
    await expect(page.locator(`[data-slot=${part}]`).locator('visible=true')).toHaveCount(0);
  }
  await expect(main(page).locator('[data-slot=price-figure]').locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toBeVisible();
  // Whose page it is stays on it.
  await expect(page.getByRole('img', { name: 'Magazijn' }).locator('visible=true')).toHaveCount(1);
});

for (const path of [
  '/product/verzorging%2Fluiers/demo-luiers-maat-4',
  '/product/%3Cscript%3E/%3Cscript%3E',
  '/product/verzorging/luiers/%E0%A4%A',
  '/kruidvat/%2e%2e%2fprivacy',
]) {
  test(`${path} throws nothing`, async () => {
    const answer = await fetch(`${shopUnderTest().shop}${path}`, { redirect: 'manual' });
    // An encoded slash is decoded once: that product is there, and names its own address.
    expect([200, 302, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain('<script>');
  });
}
