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

/** `'magazijn/home-1440'`: a picture stands in the folder of its brand. */
const pictureName = (brand: Brand, screen: keyof typeof customerScreens) =>
  `${brand}/${screen}-${viewport.width}`;

/** The names of the pictures of all screens. */
export const shopPictures: readonly string[] = (['magazijn', 'bouwsteen'] as const).flatMap((brand) =>
  screensOf[brand].map((screen) => pictureName(brand, screen)),
);

/** What is ordered before, for the history: one order of each. */
const earlier = [
  { '/product/verzorging/luiers/demo-luiers-maat-4': 12 },
  { '/product/voeding/fruit/demo-appelsap-2-plus-1': 6, '/product/voeding/fruit/demo-tien-procent': 20 },
] as const;

/** What lies in the cart: two boxes of diapers, a finished 2+1 deal, and a purchase that brings a gift. */
const wanted = {
  '/product/verzorging/luiers/demo-luiers-maat-4': 2,
  '/product/voeding/fruit/demo-appelsap-2-plus-1': 3,
  '/product/knutselen/demo-cadeau': 2,
} as const;

/** A Tuesday morning before the cut-off, for the back end and the browser alike. */
const now = new Date('2026-03-24T09:30:00+01:00');

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill('vlinder@demo.magazijn.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/');
}

async function fillCart(page: Page, products: Readonly<Record<string, number>>): Promise<void> {
  for (const [path, quantity] of Object.entries(products)) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Voeg toe: / })
      .first()
      .click();
    const field = page.getByRole('main').getByRole('spinbutton').first();
    const priced = page.waitForResponse((response) => response.url().endsWith('/shop/cart'));
    await field.fill(String(quantity));
    await field.press('Enter');
    await priced;
  }
}

/** Orders the cart on account, for the third offered day. */
async function placeOrder(page: Page): Promise<void> {
  await page.goto('/bestellen/betalen');
  const saved = page.waitForResponse((response) => response.url().includes('/order/delivery/'));
  await page.getByRole('radio').nth(2).check({ force: true });
  await saved;
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
}

/** Three products of each of three aisles, so that the home page leads on to all of them. */
async function keepFavourites(page: Page): Promise<void> {
  for (const aisle of ['verzorging', 'voeding', 'knutselen']) {
    await page.goto(`/categorie/${aisle}`);
    const hearts = (name: string) => page.getByRole('main').getByRole('button', { name });
    for (let kept = 1; kept <= 3; kept += 1) {
      await hearts('Voeg toe aan favorieten').first().click();
      // What is kept says so from then on: the first that does not is the next one.
      await hearts('Verwijder uit favorieten')
        .nth(kept - 1)
        .waitFor();
    }
  }
}

/** Waits until the fonts are there and what is shown has been laid out. Runs in the page. */
async function layOut(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

/** Waits until every picture in the window is there, also those that are asked for when others come. Runs in the page. */
async function loadPictures(): Promise<void> {
  const shown = () => [...document.images].filter((image) => image.checkVisibility() && image.x < innerWidth);
  for (let calm = 0; calm < 2; ) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    calm = shown().every((image) => image.complete) ? calm + 1 : 0;
  }
  await Promise.all(shown().map((image) => image.decode()));
}

/**
 * Makes the window as high as the page, again while the page answers with another height: bars come and go with it. What
 * sticks to its foot then stands at the foot of the picture, and every picture has come near and is asked for.
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

/** A window on the shop; a state is what an earlier one kept. */
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
    // The shop's policy keeps out the style that is put in below.
    bypassCSP: true,
    ...(storageState ? { storageState } : {}),
  });
  context.on('page', awaitHydration);
  await context.clock.setFixedTime(now);
  return context;
}

/** A screen, ready to be taken. */
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
    // The footer stays where it is: the page's least height is that of the window before.
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
 * Starts a shop of its own in a brand, at a fixed time, and shows screens of a customer who has ordered.
 *
 * @param folder where the shop keeps its data.
 * @param see is given one screen after the other.
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
    // A window of its own: a browser makes a small picture of what it has decoded larger before.
    const shown = await openContext(browser, running.shop, state);
    await showEach(await shown.newPage(), brand, see);
    await shown.close();
  } finally {
    await running.stop();
  }
}
