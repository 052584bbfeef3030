// The header, navigation, login prompts and headings of every page, at the widths that people use.
// Over 300 lines: they share the pages and the checks.
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { shiftOf } from './browser/shiftOf.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

/** Whether an element is in the window and nothing covers its middle. */
const isSeen = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && right <= window.innerWidth && top >= 0 && element.contains(met);
  });

/** Whether a text is cut off, and its words of up to 20 letters that break. Runs in the page. */
function cutOrBroken(element: Element): string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight, firstChild } = element;
  const found = scrollWidth > clientWidth || scrollHeight > clientHeight + 2 ? ['is cut off'] : [];
  for (const { index, 0: word } of (element.textContent ?? '').matchAll(/\p{L}{1,20}(?!\p{L})/gu)) {
    const range = document.createRange();
    if (!firstChild || word.length === 20) continue;
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + word.length);
    if (range.getClientRects().length > 1) found.push(`is broken: ${word}`);
  }
  return found;
}

test("[S81, S88] 'Boodschappen' is visible in the navigation at every width, focused too, and 'Meer' holds the categories that do not fit", async ({
  openAs,
}) => {
  const page = await openAs('vlinder', '/');
  const navigation = page.getByRole('navigation', { name: 'Gangpaden' });
  const link = navigation.getByRole('link', { name: /^Boodschappen/ });
  await expect(link).toBeVisible();
  for (const width of [960, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => isSeen(link), { message: `${width} px` }).toBe(true);
    await link.focus();
    expect(await isSeen(link), `${width} px, with the focus`).toBe(true);
    // Each category is either in the row or behind 'Meer'.
    const more = navigation.getByRole('button', { name: /Meer$/ });
    const inRow = navigation.locator('[data-slot=aisle]').locator('visible=true');
    const shown = await inRow.count();
    for (const category of await inRow.all())
      await expect.poll(() => isSeen(category), { message: `${width} px, a category` }).toBe(true);
    expect(await isSeen(more), `${width} px, Meer`).toBe(true);
    await more.click();
    await expect(navigation.locator('[data-slot=more-list] a'), `${width} px`).toHaveCount(12 - shown);
    expect(await isSeen(link), `${width} px, with Meer open`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  }
});

test("[S81, S88, S05] 'Boodschappen' is in the menu of a phone, and not in that of a company without a grocery partner", async ({
  openAs,
}) => {
  const page = await openAs('vlinder', '/', { width: 360 });
  const bar = page.locator('[data-slot=mobile-bar]');
  await expect(bar.getByRole('link', { name: /winkelmand/i })).toBeVisible();
  // The navigation scrolls by itself and does not widen the page.
  await expect(page.getByRole('navigation', { name: 'Gangpaden' }).getByText('Boodschappen')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await bar.getByRole('button', { name: 'Menu' }).click();
  const link = bar.getByRole('link', { name: /^Boodschappen/ });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isSeen(link)).toBe(true);
  await expect(link).toHaveAttribute('href', /^https?:/);
  expect(await axeViolations(page, '[data-slot=mobile-bar]')).toEqual([]);
  const other = await openAs('hommel', '/', { width: 360 });
  await other.waitForLoadState('networkidle');
  await other.locator('[data-slot=mobile-bar]').getByRole('button', { name: 'Menu' }).click();
  await expect(other.locator('[data-slot=menu-content]')).toBeVisible();
  expect(await other.getByRole('link', { name: /Boodschappen/ }).count()).toBe(0);
});

test('[S03] all four selling points can be read on the home page, at every width and at 200 % text', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const points = [
    /^Vóór 12\.00 uur besteld, in 1–2 werkdagen bezorgd$/,
    /^Gratis bezorgd in Nederland en Vlaanderen vanaf € 100$/,
    /^Scherpe prijzen en acties voor de kinderopvang$/,
    /^In Nederland zet de chauffeur alles in je magazijn$/,
  ];
  const readable = async () => {
    const items = await page.getByRole('list', { name: 'Onze voordelen' }).getByRole('listitem').all();
    const texts = await Promise.all(
      items.map((item) =>
        item.evaluate((element) =>
          element.checkVisibility() && element.scrollWidth <= element.clientWidth + 1
            ? (element.textContent ?? '').trim()
            : '',
        ),
      ),
    );
    return points.filter((point) => texts.some((text) => point.test(text))).length;
  };
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const width of [360, 480, 640, 800, 959, 960, 1024, 1215, 1216, 1280, 1343, 1344, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await readable(), `${width} px, ${size}`).toBe(4);
    }
  }
});

test('the header shows a long company name on one line, whole in its tooltip, and keeps its height', async ({
  database,
  emailOf,
  openAs,
}) => {
  const email = await emailOf('bij');
  const openNamed = async (name: string, width: 960 | 1440) => {
    await database`update companies set name = ${name} where id = (select company_id from users where email = ${email})`;
    const page = await openAs('bij', '/kruidvat/privacy', { width });
    // Reloads, so that the font comes from the cache.
    await page.waitForLoadState('networkidle');
    await page.reload();
    const shown = page
      .getByRole('banner')
      .locator('button [data-slot=detail]')
      .getByText(name, { exact: true });
    await expect(shown).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.waitForLoadState('networkidle');
    const bar = page.getByRole('banner').locator('[data-slot=actions]').locator('..');
    return { page, shown, bar, height: (await bar.boundingBox())?.height };
  };
  for (const width of [960, 1440] as const) {
    const { shown, height } = await openNamed('De Bij', width);
    expect(await shown.evaluate(cutOrBroken)).toEqual([]);
    const line = (await shown.boundingBox())?.height;
    for (const name of [
      'Kinderdagverblijf De Bijen',
      'Stichting Kinderopvang De Bijenkorf',
      'Kinderopvang'.repeat(9).slice(0, 100),
    ]) {
      const at = `${name}, ${width} px`;
      const named = await openNamed(name, width);
      expect(named.height, at).toBe(height);
      expect(await named.shown.getAttribute('title'), at).toBe(name);
      expect((await named.shown.boundingBox())?.height, at).toBe(line);
      const [text, bar] = [await named.shown.boundingBox(), await named.bar.boundingBox()];
      expect(text?.y, at).toBeGreaterThanOrEqual(bar?.y ?? 0);
      expect((text?.y ?? 0) + (text?.height ?? 0), at).toBeLessThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0),
      );
      expect(await named.page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      expect(await shiftOf(named.page), at).toBeLessThan(0.02);
    }
  }
});

/** The login prompts, each with a page that has it. */
const prompts = [
  [
    'the account in the bar at the foot',
    diapers,
    (page: Page) =>
      page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('link', { name: 'Inloggen' }),
  ],
  [
    'the price of a product',
    diapers,
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'Log in voor prijzen' }),
  ],
  [
    'ordering a product',
    diapers,
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Inloggen' }),
  ],
  [
    'the heart of a card',
    '/categorie/verzorging',
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Voeg toe aan favorieten' }),
  ],
  [
    'ordering from a card',
    '/zoeken/verf',
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in voor prijzen' }),
  ],
] as const;

test('[S86] under 960 px every login prompt leads to the login page, and none opens a popover', async ({
  openPage,
}) => {
  const page = await openPage('/robots.txt', { width: 360 });
  for (const [what, path, find] of prompts) {
    await page.goto(path);
    await find(page).filter({ visible: true }).first().click();
    await page.waitForURL(`**/login?returnUrl=${encodeURIComponent(path)}`);
    await expect(page.getByRole('dialog'), what).toHaveCount(0);
  }
});

test('[T20, T30, S86] from 960 px a login prompt opens the popover, Escape restores the focus, and a login there stays on the page', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/knutselen', { width: 960 });
  const card = page.getByRole('main').getByRole('article').first();
  const popover = page.getByRole('dialog', { name: 'Inloggen' });
  for (const name of ['Voeg toe aan favorieten', 'Log in voor prijzen']) {
    await card.getByRole('button', { name }).click();
    await expect(popover.getByLabel('E-mailadres')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(card.getByRole('button', { name })).toBeFocused();
  }
  await expect(card.getByRole('button', { name: /^Voeg toe(?! aan)/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Log in voor prijzen' }).click();
  await popover.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await popover.getByLabel('Wachtwoord', { exact: true }).fill('Magazijn-2026!');
  await popover.getByRole('button', { name: 'Login' }).click();
  await expect(popover).toBeHidden();
  await expect(card.getByRole('button', { name: /^Voeg toe(?! aan)/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/categorie/knutselen');
});

test('a new navigation opens a document at its top, also after another site; back and reload restore the scroll position', async ({
  openPage,
}) => {
  const page = await openPage(diapers);
  const top = () => page.evaluate(() => window.scrollY);
  const scrollDown = async () => {
    await expect(page.getByRole('heading', { name: 'Gerelateerde producten' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(top).toBe(700);
  };
  /** Waits until a button reacts, which means that React has hydrated and scrolled the page. */
  const hydrated = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('banner').getByLabel('E-mailadres')).toBeVisible();
  };
  await scrollDown();
  await page.reload();
  await expect.poll(top).toBe(700);
  await page.goto('/categorie/verzorging');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await hydrated();
  expect(await top()).toBe(0);
  await page.goto(diapers);
  await scrollDown();
  await page.goto('about:blank');
  await page.goto(diapers);
  await expect(page.getByRole('heading', { name: 'Gerelateerde producten' })).toBeVisible();
  await hydrated();
  expect(await top()).toBe(0);
});

test('[S52, S60] from 960 px the summary of cart and payment starts beside the heading', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>(`/product/detail${diapers.slice('/product'.length)}`);
  const page = await openPage('/robots.txt', { storage: storedCart(session, { quantities: { [id]: 12 } }) });
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  for (const path of ['/winkelwagen', '/bestellen/betalen']) {
    await page.goto(path);
    await expect(page.locator('[data-slot=cart-summary]')).toBeVisible();
    for (const width of [1440, 960]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await topOf('[data-slot=summary]'), `${path} ${width}`).toBe(await topOf('main h1'));
    }
  }
});

test('a sold-out favourite keeps its name and price on readable lines, at every width', async ({
  openAs,
  apiSession,
}) => {
  const session = await apiSession('mier');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-uitverkocht');
  await session.call(`/product/product-favourite/${id}`);
  const page = await openAs('mier', '/profiel/favorieten', { width: 360 });
  const row = page.locator('[data-slot=product-row]', {
    has: page.getByRole('button', { name: 'Stuur mij een email als dit product weer beschikbaar is' }),
  });
  const price = row.getByText(/^€/).first();
  for (const width of [320, 360, 480, 639, 767, 960, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await price.evaluate((element) => element.getClientRects().length);
    expect(lines, `${width} px, the price`).toBe(1);
    const name = await row.getByRole('link').first().boundingBox();
    expect(name?.width, `${width} px, the name`).toBeGreaterThan(90);
  }
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('[WCAG 1.3.1] the headings of product lists skip no level', async ({ openAs }) => {
  const page = await openAs('hommel', '/robots.txt');
  for (const path of [
    '/aanbiedingen',
    '/zoeken/luiers',
    '/categorie/aanbieding/demo-weekactie',
    '/categorie/verzorging/luiers',
    '/',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('[WCAG 2.4.1] the skip link leads to the content, again after a navigation from further down', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging');
  const main = page.getByRole('main');
  const skip = async () => {
    await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    // The router scrolls in a later frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    expect(Math.round((await main.boundingBox())?.y ?? -1)).toBe(0);
  };
  await skip();
  await main.getByRole('article').last().getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await page
    .getByRole('navigation', { name: 'Gangpaden' })
    .getByRole('link', { name: /^1? ?Luiers/ })
    .first()
    .click();
  await page.waitForURL('**/categorie/verzorging');
  // A navigation focuses the heading; wait for that first.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByRole('article').last()).toBeAttached();
  await skip();
});
