import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { readSandboxSettings, startSandbox } from '../../apps/sandbox/src/index.ts';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { awaitHydration } from '../browser/awaitHydration.ts';

/** Eight screens of a customer in a window of 1440 px. */
const customerScreens = {
  home: '/',
  category: '/categorie/verzorging',
  product: '/product/verzorging/luiers/demo-luiers-maat-4',
  search: '/zoeken/luiers',
  cart: '/winkelwagen',
  payment: '/bestellen/betalen',
  orders: '/profiel/bestelhistorie',
  favourites: '/profiel/favorieten',
} as const;

/** The screens of each brand; the second brand is the same shop with other tokens. */
const screensOf: Readonly<Record<'magazijn' | 'bouwsteen', readonly (keyof typeof customerScreens)[]>> = {
  magazijn: ['home', 'category', 'product', 'search', 'cart', 'payment', 'orders', 'favourites'],
  bouwsteen: ['home'],
};

const viewport = { width: 1440, height: 900 } as const;

type Brand = keyof typeof screensOf;

/** `'magazijn/home-1440'`: a picture is in the folder of its brand. */
const pictureName = (brand: Brand, screen: keyof typeof customerScreens) =>
  `${brand}/${screen}-${viewport.width}`;

export const shopPictures: readonly string[] = (['magazijn', 'bouwsteen'] as const).flatMap((brand) =>
  screensOf[brand].map((screen) => pictureName(brand, screen)),
);

const earlier = [
  { '/product/verzorging/luiers/demo-luiers-maat-4': 12 },
  { '/product/voeding/fruit/demo-appelsap-2-plus-1': 6, '/product/voeding/fruit/demo-tien-procent': 20 },
] as const;

/** The cart: two boxes of diapers, a complete 2+1 deal, and a purchase with a gift. */
const wanted = {
  '/product/verzorging/luiers/demo-luiers-maat-4': 2,
  '/product/voeding/fruit/demo-appelsap-2-plus-1': 3,
  '/product/knutselen/demo-cadeau': 2,
} as const;

/** A Tuesday morning before the cut-off, for both back end and browser. */
const now = new Date('2026-03-24T09:30:00+01:00');

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill('vlinder@demo.magazijn.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/');
}

async function fillCart(page: Page, products: Readonly<Record<string, number>>): Promise<void> {
  const priced = (quantity: number) =>
    page.waitForResponse(
      async (response) =>
        response.url().endsWith('/shop/cart') &&
        new RegExp(`"amount":${quantity}\\b`).test(await response.text()),
    );
  for (const [path, quantity] of Object.entries(products)) {
    await page.goto(path);
    const added = priced(1);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Voeg toe: / })
      .first()
      .click();
    // Its response would replace a quantity that is typed before it.
    await added;
    const field = page.getByRole('main').getByRole('spinbutton').first();
    const changed = priced(quantity);
    await field.fill(String(quantity));
    await field.press('Enter');
    await changed;
  }
}

async function placeOrder(page: Page): Promise<void> {
  await page.goto('/bestellen/betalen');
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await page.getByRole('radio').nth(2).check({ force: true });
  await saved;
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
}

/** Marks three products of each of three categories as favourites, so that the home page links to all of them. */
async function keepFavourites(page: Page): Promise<void> {
  for (const aisle of ['verzorging', 'voeding', 'knutselen']) {
    await page.goto(`/categorie/${aisle}`);
    const hearts = (name: string) => page.getByRole('main').getByRole('button', { name });
    for (let kept = 1; kept <= 3; kept += 1) {
      await hearts('Voeg toe aan favorieten').first().click();
      // A marked product has another name, so the first button is that of the next product.
      await hearts('Verwijder uit favorieten')
        .nth(kept - 1)
        .waitFor();
    }
  }
}

/** Waits until the fonts are loaded and the page is laid out. Runs in the page. */
async function layOut(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

/** Waits until every picture in the window is loaded, including those requested after others. Runs in the page. */
async function loadPictures(): Promise<void> {
  const shown = () => [...document.images].filter((image) => image.checkVisibility() && image.x < innerWidth);
  for (let calm = 0; calm < 2; ) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    calm = shown().every((image) => image.complete) ? calm + 1 : 0;
  }
  await Promise.all(shown().map((image) => image.decode()));
}

/**
 * Makes the window as tall as the page, repeatedly, since bars appear and disappear with its height. Elements that stick to
 * the bottom are then at the end of the picture, and all lazy pictures are requested.
 */
async function fitWindow(page: Page): Promise<void> {
  let height = 0;
  for (let tries = 0; tries < 5; tries += 1) {
    await page.evaluate(layOut);
    const whole = await page.evaluate(
      () => document.querySelector('#shop')?.getBoundingClientRect().height ?? 0,
    );
    if (Math.ceil(whole) === height) break;
    height = Math.ceil(whole);
    await page.setViewportSize({ width: viewport.width, height });
  }
  await page.evaluate(loadPictures);
}

/** Opens a window of the shop, with the storage of an earlier one. */
async function openContext(
  browser: Browser,
  shop: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    viewport,
    // The Content Security Policy would block the style that is added below.
    bypassCSP: true,
    ...(storageState ? { storageState } : {}),
  });
  context.on('page', awaitHydration);
  await context.clock.setFixedTime(now);
  return context;
}

export interface ShopScreen {
  /** One of {@link shopPictures}. */
  readonly name: string;
  take(): Promise<Buffer>;
}

/** Shows each screen in the light theme. */
async function showEach(page: Page, brand: Brand, see: (screen: ShopScreen) => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const name of screensOf[brand]) {
    await page.setViewportSize(viewport);
    await page.goto(customerScreens[name]);
    await page.waitForLoadState('networkidle');
    // Keeps the footer in place: the minimum height of the page is that of the previous window.
    await page.addStyleTag({ content: `.min-h-dvh { min-height: ${viewport.height}px !important }` });
    await see({
      name: pictureName(brand, name),
      take: async () => {
        await fitWindow(page);
        return page.screenshot({ caret: 'hide' });
      },
    });
  }
}

/**
 * Starts a shop in a brand, at a fixed time, and shows screens of a customer with orders.
 *
 * @param folder the data folder of the shop
 * @param see receives one screen after the other
 */
export async function showScreens(
  browser: Browser,
  { brand, folder }: { readonly brand: Brand; readonly folder: string },
  see: (screen: ShopScreen) => Promise<void>,
): Promise<void> {
  const environment = {
    ...process.env,
    NODE_ENV: undefined,
    PORT: '0',
    API_PORT: '0',
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    DATA_DIR: folder,
    BRAND: brand,
  };
  const running = await startSandbox({
    settings: readSandboxSettings(environment, folder),
    environment,
    servesShop: true,
    step: (_name, work) => work(),
    clock: () => now,
  });
  try {
    const context = await openContext(browser, running.shop);
    const page = await context.newPage();
    await logIn(page);
    for (const products of earlier) {
      await fillCart(page, products);
      await placeOrder(page);
    }
    await fillCart(page, wanted);
    await keepFavourites(page);
    const state = await context.storageState();
    await context.close();
    // A new window: a browser scales small pictures from larger ones that it has decoded before.
    const shown = await openContext(browser, running.shop, state);
    await showEach(await shown.newPage(), brand, see);
    await shown.close();
  } finally {
    await running.stop();
  }
}
