// Layout shifts while a page loads, on navigation, and when a customer's prices arrive.
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './browser/holdScripts.ts';
import { storedCart } from './browser/keepCart.ts';
import { lateFont } from './browser/lateFont.ts';
import { openLine } from './browser/openLine.ts';
import { shiftOf } from './browser/shiftOf.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

for (const path of [
  '/',
  '/categorie/verzorging',
  '/categorie/verzorging/luiers',
  diapers,
  '/zoeken/luiers',
]) {
  test(`${path} loads without layout shift, late font included, for visitors and customers, at 360 and 1440 px`, async ({
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
    // In parallel, since most of the time is waiting for the font.
    await Promise.all(
      ([360, 1440] as const).flatMap((width) => [
        look(openPage('/kruidvat/privacy', { width }), `a visitor, ${width} px`),
        look(openAs('hommel', '/kruidvat/privacy', { width }), `a customer, ${width} px`),
      ]),
    );
  });
}

test('on a slow line a page is first painted when its <main> is complete', async ({ openPage }) => {
  const line = await openLine();
  const page = await openPage('/kruidvat/privacy', { line: line.address });
  await page.addInitScript(() => {
    // <main> is complete when an element follows it.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main + *')) return;
      performance.mark('complete', { detail: document.querySelectorAll('main *').length });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  // The page arrives in pieces, about one a second.
  line.slowDown(10_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { elements, complete, painted } = await page.evaluate(async () => {
    const [paint] = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntriesByName('first-paint'))).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    const [mark] = performance.getEntriesByName('complete') as PerformanceMark[];
    return { elements: mark?.detail, complete: mark?.startTime, painted: paint?.startTime };
  });
  expect(elements).toBeGreaterThan(100);
  expect(painted).toBeGreaterThanOrEqual(complete ?? Number.POSITIVE_INFINITY);
  await page.close();
  await line.close();
});

test('an offer on the home page keeps its width when the list of offers arrives, at 1440 px', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const poster = main(page).locator('[data-slot=offer-carousel] article');
  const before = await poster.boundingBox();
  const list = main(page).getByRole('list', { name: 'Kies een aanbieding' });
  await list.evaluate((element) => element.closest('[data-slot=offer-carousel] > div > div')?.remove());
  await expect(list).not.toBeAttached();
  expect(await poster.boundingBox()).toEqual(before);
});

for (const [width, whose] of [
  [360, 'a visitor’s'],
  [960, 'a visitor’s'],
  [1440, 'a visitor’s'],
  [1440, 'their own'],
] as const) {
  test(`a customer’s header reserves its space, and a product’s facts and button stay in place until its price arrives, in ${whose} document at ${width} px`, async ({
    openAs,
  }) => {
    const page = await openAs('hommel', '/kruidvat/privacy', { width, hasCookie: whose === 'their own' });
    const { promise: held, resolve: releasePrice } = Promise.withResolvers<void>();
    await page.route('**/api/v1/product/detail/**', async (route) => {
      await held;
      await route.continue();
    });
    const releaseScripts = await holdScripts(page);
    await page.goto(diapers, { waitUntil: 'commit' });
    const panel = main(page).locator('[data-slot=product-panel]');
    const facts = panel.locator('dl');
    const button = panel.getByRole('button', { name: /^Voeg toe(?! aan)/ });
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    const parts = [
      banner(page).getByRole('button', { name: 'Zoeken' }),
      banner(page).getByRole('link', { name: /^Favoriete/ }),
    ];
    // A phone's header has neither.
    const places = () =>
      Promise.all(
        width === 360 ? [] : parts.map(async (part) => (await part.boundingBox())?.x ?? Number.NaN),
      );
    await facts.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const [placesBefore, factsBefore] = [await places(), await top(facts)];
    releaseScripts();
    await button.waitFor();
    expect(await top(facts), 'after its code').toBe(factsBefore);
    const buttonBefore = await top(button);
    releasePrice();
    await expect(panel.locator('[data-slot=price-label]')).toBeVisible();
    expect(await top(facts), 'after its price').toBe(factsBefore);
    expect(await top(button)).toBe(buttonBefore);
    if (width > 360) await expect(banner(page).locator('[data-slot=mini-cart]')).toBeVisible();
    // Another company name may differ by 4 px.
    for (const [index, x] of (await places()).entries())
      expect(Math.abs(x - (placesBefore[index] ?? Number.NaN))).toBeLessThanOrEqual(4);
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
  test(`[C10] navigation to ${path} on a slow line shows the loading bar and no layout shift, at 360 and 1440 px`, async ({
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
        // Shifts within half a second of an input do not count.
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      // The previous page stays, with a loading bar, until the next is complete.
      await expect(page.locator('[data-slot=loading-bar]').locator('visible=true')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(start);
      await page.waitForURL(`**${path}`);
      await page.waitForLoadState('networkidle');
      expect(asked).toBeGreaterThan(0);
      expect((await shiftOf(page)) - before, `${width} px`).toBeLessThanOrEqual(0.01);
      if (path !== diapers) return;
      // A related product shows at once, and its details later.
      const related = main(page).locator('[data-slot=product-card]').getByRole('link').first();
      const name = (await related.textContent()) ?? '';
      await related.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      const listed = await shiftOf(page);
      await page.waitForLoadState('networkidle');
      expect((await shiftOf(page)) - listed, `details, ${width} px`).toBeLessThanOrEqual(0.01);
    };
    // In parallel, since most of the time is waiting.
    await Promise.all([look(360), look(1440)]);
  });
}

test('a customer’s cart with cost centres and a sold-out line stays in place when its scripts run, at 360 and 1280 px', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  await session.call('/cost-centres', { code: '101', name: 'Egels' });
  const lines = ['demo-luiers-maat-4', 'demo-uitverkocht'].map((name) =>
    session.call<{ id: number }>(`/product/detail/verzorging/luiers/${name}`),
  );
  const quantities = Object.fromEntries((await Promise.all(lines)).map(({ id }) => [id, 2]));
  const page = await openPage('/winkelwagen', { storage: storedCart(session, { quantities }) });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('magazijn.cart')))
    .toMatch(/"syncs":.*"changed":\{\}/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const releaseScripts = await holdScripts(page);
    await page.goto('/winkelwagen', { waitUntil: 'commit' });
    const space = main(page).locator('[data-slot=alternatives-space]');
    // Only what is in view counts.
    await space.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const height = async () => (await main(page).boundingBox())?.height ?? 0;
    const before = await height();
    releaseScripts();
    await expect(main(page).getByRole('list', { name: /^Lijkt op/ })).toBeVisible();
    await expect(main(page).getByRole('combobox', { name: /^Groep of kostenplaats/ })).toHaveCount(3);
    expect(Math.abs((await height()) - before), `${width} px`).toBeLessThanOrEqual(2);
    expect(await shiftOf(page), `${width} px`).toBeLessThanOrEqual(0.01);
  }
});
