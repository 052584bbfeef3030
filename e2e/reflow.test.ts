import type { Page } from '@playwright/test';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { smallTargets } from './browser/smallTargets.ts';
import { expect, test } from './fixtures.ts';

/** What WCAG 1.4.12 has people set: lines of 1.5, letters of 0.12, words of 0.16, paragraphs 2 apart. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** What is wider than the window, or breaks out of it without a box that scrolls. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} in ${clientWidth}` : null;
  });

/** Controls whose words in sight are not in their name: who speaks to the computer says what is seen. */
const unspeakable = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
    const seen = (control: HTMLElement) => (control.checkVisibility() ? control.innerText.trim() : '');
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button)[aria-label]')]
      .filter((control) => !plain(control.ariaLabel ?? '').includes(plain(seen(control))))
      .map((control) => `${seen(control)} is called ${control.ariaLabel}`);
  });

/** Looks at a page at 320 CSS px by axe, by night and by day, at what can be pressed, then with the text spacing. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const narrow = await sideways(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await axeViolations(page, undefined, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await axeViolations(page);
  const small = await page.evaluate(smallTargets);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const spaced = await sideways(page);
  return [
    ...(narrow ? [`${path} at 320 px: ${narrow}`] : []),
    ...(spaced ? [`${path} with text spacing: ${spaced}`] : []),
    ...byNight.map((found) => `${path} by night: ${found}`),
    ...byDay.map((found) => `${path}: ${found}`),
    ...small.map((target) => `${path}: ${target}`),
    ...(await unspeakable(page)).map((found) => `${path}: ${found}`),
  ];
}

const narrow = { width: 320, height: 640 };

test('[WCAG 1.3.4, 1.4.10, 1.4.12, 2.5.3, 2.5.8] a visitor at 320 px, with the text spacing of WCAG: nothing is cut or scrolls sideways, every target is 24 px or stands free and 44 px for a finger, axe finds nothing by day and by night, what is seen on a control is in its name', async ({
  openPage,
}) => {
  const page = await openPage('/', { width: 360, expectedComplaints: /404/ });
  await page.setViewportSize(narrow);
  const found: string[] = [];
  for (const path of [
    '/',
    '/categorie/verzorging/luiers',
    '/product/verzorging/luiers/demo-luiers-maat-4',
    '/zoeken/luiers',
    '/login?error=1',
    '/registreren',
    '/wachtwoord-vergeten',
    '/kruidvat/toegankelijkheid',
  ])
    found.push(...(await faultsOf(page, path)));
  expect(found).toEqual([]);
});

test('[WCAG 1.3.4, 1.4.10, 1.4.12, 2.5.3, 2.5.8] a customer at 320 px, with the text spacing of WCAG: the same', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  await placeOrder(session);
  await session.call(`/product/product-favourite/${id}`);
  const page = await openPage('/winkelwagen', {
    width: 360,
    storage: storedCart(session, { amounts: { [id]: 12 } }),
  });
  await page.setViewportSize(narrow);
  const found: string[] = [];
  for (const path of [
    '/winkelwagen',
    '/bestellen/betalen',
    '/aanbiedingen',
    '/profiel/overzicht',
    '/profiel/bestelhistorie',
    '/profiel/wachtwoord',
    '/profiel/favorieten',
  ])
    found.push(...(await faultsOf(page, path)));
  expect(found).toEqual([]);
});

test('a planted fault of each kind is found', async ({ openPage }) => {
  const page = await openPage('/kruidvat/privacy', { width: 360 });
  await page.setViewportSize(narrow);
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nl"><title>x</title><main><h1>Een kop</h1>
        <p style="width: 300px; letter-spacing: normal; white-space: nowrap">Deze regel past net op het smalle scherm</p>
        <button style="width: 20px; height: 20px; padding: 0">a</button><button style="width: 20px; height: 20px; padding: 0">b</button>
        <a href="#x" aria-label="Verder">Bestel</a>
        <style>@media (prefers-color-scheme: dark) { h1 { color: #222; background: #000; } }</style></main></html>`,
    }),
  );
  const found = (await faultsOf(page, '/planted')).join('\n');
  expect(found).toContain('/planted: target-size: ');
  expect(found).toContain('/planted by night: color-contrast: h1');
  expect(found).toContain('is 20 × 20');
  expect(found).toContain('with text spacing: ');
  expect(found).toContain('Bestel is called Verder');
});
