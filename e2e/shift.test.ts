// What must not move while a page loads, is gone to, or becomes a customer's.
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './browser/holdScripts.ts';
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

for (const width of [360, 960, 1440] as const) {
  test(`the header of a customer has its room before its code comes, and a product’s facts and button stay where they are until its price is there, at ${width}`, async ({
    openAs,
  }) => {
    const page = await openAs('hommel', '/kruidvat/privacy', { width });
    const { promise: held, resolve: letPriceCome } = Promise.withResolvers<void>();
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
    const parts = [
      banner(page).getByRole('button', { name: 'Zoeken' }),
      banner(page).getByRole('link', { name: /^Favoriete/ }),
    ];
    // On a phone the header has neither.
    const places = () =>
      Promise.all(
        width === 360 ? [] : parts.map(async (part) => (await part.boundingBox())?.x ?? Number.NaN),
      );
    await facts.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const [placesBefore, factsBefore] = [await places(), await top(facts)];
    letScriptsCome();
    await button.waitFor();
    expect(await top(facts), 'its code has come').toBe(factsBefore);
    const buttonBefore = await top(button);
    letPriceCome();
    await expect(panel.locator('[data-slot=price-label]')).toBeVisible();
    expect(await top(facts), 'its price has come').toBe(factsBefore);
    expect(await top(button)).toBe(buttonBefore);
    if (width > 360) await expect(banner(page).locator('[data-slot=mini-cart]')).toBeVisible();
    // 4 pixels for what the letters of another name come to.
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
  test(`[C10] nothing of ${path} moves when it is reached by a link on a slow line, under the loading bar, at 360 and 1440`, async ({
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
