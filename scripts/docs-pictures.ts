// Makes the pictures in docs/images: eight screens of a customer in each brand, on a phone and on a desk, there in the
// dark too, from shops of their own. Run by hand after a change that people see: `pnpm docs:pictures`.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { chromiumExecutable } from '../testing/chromiumExecutable.ts';
import { startShop } from '../testing/startShop.ts';
import { buildShop } from './buildShop.ts';
import { projectRoot } from './projectRoot.ts';

const brands = ['magazijn', 'bouwsteen'] as const;
const heights = { 360: 740, 1440: 900 } as const;
/** Light on both, and dark on a desk. */
const looks = [
  { width: 360, theme: 'light' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const;
const screens = {
  home: '/',
  category: '/categorie/verzorging',
  product: '/product/verzorging/luiers/demo-luiers-maat-4',
  search: '/zoeken/luiers',
  cart: '/winkelwagen',
  payment: '/bestellen/betalen',
  orders: '/profiel/bestelhistorie',
  favourites: '/profiel/favorieten',
} as const;

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
    await page.getByRole('main').getByRole('button', { name: 'Voeg toe', exact: true }).first().click();
    const field = page.getByRole('main').getByRole('spinbutton').first();
    const priced = page.waitForResponse((response) => response.url().endsWith('/shop/cart'));
    await field.fill(String(quantity));
    await field.press('Enter');
    await priced;
  }
}

/** Places what lies in the cart, on account, for the third day that is offered. */
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

/** Every picture below the fold is asked for only when it comes near. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Makes the window as high as the page, again while the page answers with another height: bars come and go with it. */
async function fitWindow(page: Page, width: number): Promise<void> {
  let height = 0;
  for (let tries = 0; tries < 5; tries += 1) {
    const whole = await page.evaluate(
      () => document.querySelector('#shop')?.getBoundingClientRect().height ?? 0,
    );
    if (Math.ceil(whole) === height) return;
    height = Math.ceil(whole);
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
  }
}

/** Everything of one brand, into `docs/images/<brand>`. */
async function takePictures(browser: Browser, brand: (typeof brands)[number]): Promise<void> {
  const folder = join(projectRoot, 'docs', 'images', brand);
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-pictures-'));
  const shop = await startShop(dataDir, { BRAND: brand });
  try {
    const context = await browser.newContext({
      baseURL: shop.shop,
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // The shop's policy keeps out the style that `screenshot` puts in.
      bypassCSP: true,
    });
    const page = await context.newPage();
    await logIn(page);
    for (const products of earlier) {
      await fillCart(page, products);
      await placeOrder(page);
    }
    await fillCart(page, wanted);
    await keepFavourites(page);
    for (const { width, theme } of looks) {
      const height = heights[width];
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height });
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await showAll(page);
        // The window as high as the page: what sticks to its foot then stands at the foot of the picture. The footer stays
        // where it is: the page's least height is that of the window before.
        const least = await page.addStyleTag({
          content: `.min-h-dvh { min-height: ${height}px !important }`,
        });
        await fitWindow(page, width);
        const file = `${name}-${width}${theme === 'dark' ? '-dark' : ''}.png`;
        await page.screenshot({ path: join(folder, file) });
        await least.evaluate((style) => style.parentNode?.removeChild(style));
        await page.setViewportSize({ width, height });
        console.log(`docs/images/${brand}/${file}`);
      }
    }
    await context.close();
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await buildShop();
const browser = await chromium.launch(await chromiumExecutable());
try {
  for (const brand of brands) await takePictures(browser, brand);
} finally {
  await browser.close();
}
