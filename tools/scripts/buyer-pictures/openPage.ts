// A demo shop whose pages are taken as pictures for docs/buyers.md: calls of its API, windows, and files.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../packages/demo-data/src/index.ts';
import { projectRoot } from '../projectRoot.ts';

export const folder = join(projectRoot, 'docs', 'images', 'buyers');
/** Product ids of the demo data, which are their article numbers too. */
export const demo = {
  diapers: 101404,
  wipes: 101101,
  soldOut: 101419,
  gloves: 101702,
  juice: 102101,
  paint: 105001,
};

/** Of WebP: all pictures of docs/images take 2 MB at most. */
const quality = 36;

/** A call of the API by a customer; with a form it is a POST. */
export type Call = <Data>(path: string, form?: Readonly<Record<string, string>>) => Promise<Data>;

/** The calls of the person of a token; null for a visitor. */
export const callsOf =
  (shop: string, token: string | null): Call =>
  async (path, form) => {
    const response = await fetch(`${shop}/api/v1${path}`, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  };

/** Logs a demo customer in. @param name that of the address, such as 'vlinder' */
export async function logInToApi(shop: string, name: string): Promise<{ call: Call; token: string }> {
  const { token } = await callsOf(shop, null)<{ token: string }>('/login', {
    username: `${name}@demo.magazijn.test`,
    password: DEMO_PASSWORD,
  });
  return { token, call: callsOf(shop, token) };
}

/** Orders on account. @param quantities units by product id */
export async function placeOrder(call: Call, quantities: Readonly<Record<number, number>>): Promise<void> {
  const products = Object.entries(quantities).map(([id, quantity]) => [`products[${id}]`, String(quantity)]);
  const form = { ...Object.fromEntries(products), discount: '', orderReference: '' };
  const { order } = await call<{ order: { order_id: number } }>('/order/create', form);
  await call(`/payment/account/${order.order_id}`);
}

const heights = { 390: 760, 960: 640, 1280: 760 } as const;

/** Opens a page of the customer in a window of its own: a phone, or a desktop window. */
export async function openPage(
  browser: Browser,
  { shop, token }: { readonly shop: string; readonly token: string },
  { path, width }: { readonly path: string; readonly width: keyof typeof heights },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    viewport: { width, height: heights[width] },
    ...(width === 390 ? { hasTouch: true, isMobile: true } : {}),
    storageState: {
      cookies: [],
      origins: [{ origin: shop, localStorage: [{ name: 'magazijn.token', value: token }] }],
    },
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Takes a picture of the window, and closes it. */
export async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality });
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  console.log(`docs/images/buyers/${name}.webp`);
  await page.context().close();
}
