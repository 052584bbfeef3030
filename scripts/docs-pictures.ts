// Makes the pictures in docs/images: eight screens of a customer in each brand, on a phone and on a desk, from shops of
// their own. Run by hand after a change that people see: `pnpm docs:pictures`.
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

/** What lies in the cart: twelve boxes of diapers, a finished 2+1 deal, and a purchase that brings a gift. */
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

async function fillCart(page: Page): Promise<void> {
  for (const [path, quantity] of Object.entries(wanted)) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Voeg toe', exact: true }).first().click();
    const field = page.getByRole('main').getByRole('spinbutton').first();
    const priced = page.waitForResponse((response) => response.url().endsWith('/shop/cart'));
    await field.fill(String(quantity));
    await field.press('Enter');
    await priced;
  }
}

/** Three products of each of three aisles, so that the home page leads on to all of them. */
async function keepFavourites(page: Page): Promise<void> {
  for (const aisle of ['verzorging', 'voeding', 'knutselen']) {
    await page.goto(`/categorie/${aisle}`);
    const hearts = page.getByRole('main').getByRole('button', { name: 'Voeg toe aan favorieten' });
    for (let kept = 0; kept < 3; kept += 1) {
      const answered = page.waitForResponse((response) => response.url().includes('/product-favourite/'));
      // What is kept says 'Verwijder' from then on: the first that still says 'Voeg toe' is the next one.
      await hearts.first().click();
      await answered;
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
    await fillCart(page);
    await keepFavourites(page);
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height });
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await showAll(page);
        // The window as high as the page: what sticks to its foot then stands at the foot of the picture.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: Number(width), height: whole });
        // The footer stays where it is: the page's least height is that of the window before.
        await page.screenshot({
          path: join(folder, `${name}-${width}.png`),
          style: `.min-h-dvh { min-height: ${height}px !important }`,
        });
        await page.setViewportSize({ width: Number(width), height });
        console.log(`docs/images/${brand}/${name}-${width}.png`);
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
