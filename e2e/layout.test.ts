// Over 300 lines: what stands around every page, looked at as people see it, at the widths that they have.
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './browser/axeViolations.ts';
import { shiftOf } from './browser/shiftOf.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

/** Whether a person sees it: it lies within the window, and its middle is what a press there would meet. */
const isSeen = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && right <= window.innerWidth && top >= 0 && element.contains(met);
  });

/** What of a text is cut off, and which of its words that would fit are broken in two. Runs in the page. */
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

test("[S81, S88] 'Boodschappen' is seen on the board at every width, by the keyboard too, and 'Meer' holds the rest", async ({
  openAs,
}) => {
  const page = await openAs('vlinder', '/');
  const board = page.getByRole('navigation', { name: 'Gangpaden' });
  const link = board.getByRole('link', { name: /^Boodschappen/ });
  await expect(link).toBeVisible();
  for (const width of [960, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => isSeen(link), { message: `${width} px` }).toBe(true);
    await link.focus();
    expect(await isSeen(link), `${width} px, with the focus`).toBe(true);
    // Every aisle is either seen in the row or behind 'Meer', never both and never neither.
    const more = board.getByRole('button', { name: /Meer$/ });
    const inRow = board.locator('[data-slot=aisle]').locator('visible=true');
    const shown = await inRow.count();
    for (const aisle of await inRow.all())
      await expect.poll(() => isSeen(aisle), { message: `${width} px, an aisle` }).toBe(true);
    expect(await isSeen(more), `${width} px, Meer`).toBe(true);
    await more.click();
    await expect(board.locator('[data-slot=more-list] a'), `${width} px`).toHaveCount(12 - shown);
    expect(await isSeen(link), `${width} px, with Meer open`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  }
});

test("[S81, S88, S05] 'Boodschappen' stands in the menu of a phone, and on no board or menu of who has no partner", async ({
  openAs,
}) => {
  const page = await openAs('vlinder', '/', { width: 360 });
  const bar = page.locator('[data-slot=mobile-bar]');
  await expect(bar.getByRole('link', { name: /winkelmand/i })).toBeVisible();
  // The board scrolls within itself: its last link makes the page no wider than the phone.
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
        // An item that is cut off cannot be read.
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

test('[S80] the header: the logo leads home, the favourites to theirs, the cross empties the search field', async ({
  openAs,
}) => {
  const page = await openAs('hommel', diapers);
  const header = page.getByRole('banner');
  const favourites = header.getByRole('link', { name: 'Favoriete producten' });
  await expect(header.getByRole('link', { name: /winkelmand/i })).toBeVisible();
  expect(await isSeen(favourites)).toBe(true);
  await favourites.click();
  await page.waitForURL('**/profiel/favorieten');
  // A page that arrives takes the focus to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const field = header.getByPlaceholder('Zoek je product of merk');
  const clear = header.getByRole('button', { name: 'Wis je zoekterm' });
  await expect(clear).toBeHidden();
  await field.fill('luiers');
  await expect.poll(() => isSeen(clear)).toBe(true);
  await clear.click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await field.fill('verf');
  await header.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await page.waitForURL('**/zoeken/verf');
  await header.getByRole('link', { name: 'Magazijn homepagina' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the name of a company stands whole in the header, however long it is, and makes it no higher', async ({
  database,
  emailOf,
  openAs,
}) => {
  const email = await emailOf('bij');
  const openNamed = async (name: string, width: 960 | 1440) => {
    await database`update companies set name = ${name} where id = (select company_id from users where email = ${email})`;
    const page = await openAs('bij', '/kruidvat/privacy', { width });
    // With the letters kept, as a customer's are.
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
    const { height } = await openNamed('De Bij', width);
    for (const name of [
      'Kinderdagverblijf De Bijen',
      'Stichting Kinderopvang De Bijenkorf',
      'Kinderopvang'.repeat(9).slice(0, 100),
    ]) {
      const at = `${name}, ${width} px`;
      const named = await openNamed(name, width);
      expect(named.height, at).toBe(height);
      expect(await named.shown.evaluate(cutOrBroken), at).toEqual([]);
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

test("[S84, T80] who switched has 'Switch terug' in the account menu, and it leads back; others have not", async ({
  openAs,
  apiSession,
}) => {
  const vlinder = await apiSession('vlinder');
  const page = await openAs('koepel', '/profiel/overkoepelende-organisatie');
  const account = page.getByRole('banner').locator('[data-slot=account-menu]');
  const items = async () => {
    await account.getByRole('button').first().click();
    const panel = account.locator('[data-slot=panel]');
    await expect(panel.getByText('Overkoepelende organisatie')).toBeVisible();
    const texts = await panel.locator('a, button').allTextContents();
    await page.keyboard.press('Escape');
    return texts.map((text) => text.trim());
  };
  await expect(page.getByRole('row', { name: new RegExp(vlinder.customerNumber) })).toBeVisible();
  expect(await items()).not.toContain('Switch terug');
  await page
    .getByRole('row', { name: new RegExp(vlinder.customerNumber) })
    .getByRole('link')
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(account.getByRole('button').getByText(vlinder.companyName)).toBeVisible();
  // A page that arrives closes what was opened before.
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await items()).slice(-2)).toEqual(['Switch terug', 'Uitloggen']);
  await account.getByRole('button').first().click();
  await account.locator('[data-slot=panel]').getByRole('button', { name: 'Switch terug' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('magazijn.previousToken'))).toBeNull();
  await expect(account).not.toContainText(vlinder.companyName);
});

test("[S71, K06] 'Ga naar admin' in the profile's sidebar leads to the configured address, for admins only", async ({
  openAs,
}) => {
  const admin = await openAs('beheer', '/profiel/overzicht');
  const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Jouw overzicht' });
  const link = sidebarOf(admin).getByRole('link', { name: 'Ga naar admin' });
  // Nothing is set, so it is the sandbox, which says who plays here.
  const configured = await admin.evaluate(
    () => JSON.parse(document.getElementById('shop-data')?.textContent ?? '{}')?.links?.adminUrl,
  );
  expect(configured).toMatch(/^https?:\/\//);
  await expect(link).toHaveAttribute('href', configured);
  const other = await openAs('bij', '/profiel/overzicht');
  await expect(sidebarOf(other).getByRole('link', { name: 'Favorieten' })).toBeVisible();
  await expect(sidebarOf(other).getByRole('link', { name: 'Ga naar admin' })).toHaveCount(0);
});

/** What asks a visitor to log in, each with a page where it stands. */
const prompts = [
  [
    'the account in the bar at the foot',
    diapers,
    (page: Page) =>
      page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('link', { name: 'Inloggen' }),
  ],
  [
    'the heart of a product',
    diapers,
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Voeg toe aan favorieten' }).first(),
  ],
  [
    'the heart of a card',
    '/categorie/verzorging',
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Voeg toe aan favorieten' }).first(),
  ],
  [
    'the price of a product',
    diapers,
    (page: Page) => page.getByRole('main').getByRole('link', { name: 'Log in voor prijzen' }).first(),
  ],
  [
    'ordering a product',
    diapers,
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Inloggen' }).first(),
  ],
  [
    'ordering from a card',
    '/zoeken/verf',
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in voor prijzen' }).first(),
  ],
] as const;

for (const [what, path, find] of prompts) {
  test(`[S86] under 960 px ${what} leads to the login page and back, and nothing pops up`, async ({
    openPage,
  }) => {
    const page = await openPage(path);
    for (const width of [360, 959]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await find(page).locator('visible=true').first().click();
      await page.waitForURL(`**/login?returnUrl=${encodeURIComponent(path)}`);
      await expect(page.getByRole('dialog'), `${width} px`).toHaveCount(0);
    }
  });
}

for (const [what, path, find] of prompts.filter(([name]) => /ordering|heart/.test(name))) {
  test(`[T20, T30, S86] from 960 px on ${what} opens the login popover where one is, and Escape gives the focus back`, async ({
    openPage,
  }) => {
    const page = await openPage(path, { width: 960 });
    const button = find(page);
    await button.click();
    const popover = page.getByRole('dialog', { name: 'Inloggen' });
    await expect(popover.getByLabel('E-mailadres')).toBeVisible();
    await expect(popover.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('[T20] who logs in by the popover of a card can order in its place', async ({ openPage }) => {
  const page = await openPage('/categorie/knutselen');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByRole('button', { name: /^Voeg toe(?! aan)/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Log in voor prijzen' }).click();
  const popover = page.getByRole('dialog', { name: 'Inloggen' });
  await popover.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await popover.getByLabel('Wachtwoord', { exact: true }).fill('Magazijn-2026!');
  await popover.getByRole('button', { name: 'Login' }).click();
  await expect(popover).toBeHidden();
  await expect(card.getByRole('button', { name: /^Voeg toe(?! aan)/ })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Log in voor prijzen' })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/categorie/knutselen');
});

test('a document that is asked for anew opens at its top, also after a visit of another site; back and reload keep the place', async ({
  openPage,
}) => {
  const page = await openPage(diapers);
  const top = () => page.evaluate(() => window.scrollY);
  const scrollDown = async () => {
    await expect(page.getByRole('heading', { name: 'Gerelateerde producten' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(top).toBe(700);
  };
  /** A button that answers: React has taken the page over, and has put it where it belongs. */
  const takenOver = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('banner').getByLabel('E-mailadres')).toBeVisible();
  };
  await scrollDown();
  await page.reload();
  await expect.poll(top).toBe(700);
  await page.goto('/categorie/verzorging');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await takenOver();
  expect(await top()).toBe(0);
  await page.goto(diapers);
  await scrollDown();
  await page.goto('about:blank');
  await page.goto(diapers);
  await expect(page.getByRole('heading', { name: 'Gerelateerde producten' })).toBeVisible();
  await takenOver();
  expect(await top()).toBe(0);
});

/** Windows of every width, so that none between those that a design is made for is left out. */
const everyWidth = Array.from({ length: 29 }, (_, step) => 320 + 40 * step);

test('[WCAG 1.4.10] at no width from 320 to 1440 px does a page scroll sideways', async ({
  openPage,
  openAs,
}) => {
  const found: string[] = [];
  const look = async (page: Page, path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 800 });
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      if (whole > width) found.push(`${path}: ${whole} in a window of ${width} px`);
    }
  };
  await look(await openPage('/'), '/');
  const customer = await openAs('hommel', '/');
  for (const path of ['/', '/categorie/verzorging', diapers, '/zoeken/luiers']) await look(customer, path);
  expect(found).toEqual([]);
});

test('the favourites of a phone: a sold-out row keeps its name and price on readable lines', async ({
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

for (const path of [
  '/aanbiedingen',
  '/zoeken/luiers',
  '/categorie/aanbieding/demo-weekactie',
  '/categorie/verzorging/luiers',
  '/',
]) {
  test(`the headings of ${path} step down one at a time`, async ({ openAs }) => {
    const page = await openAs('hommel', path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page), `${width} px`).toEqual([]);
    }
  });
}

test('[WCAG 2.4.1] the skip link leads to the content, also where it was used before and the page left further down', async ({
  openPage,
}) => {
  const page = await openPage('/categorie/verzorging');
  const main = page.getByRole('main');
  const skip = async () => {
    await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    // What the router makes of it comes with the next frames.
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
  // Who arrives has the focus on the heading, which would take it from the skip link.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByRole('article').last()).toBeAttached();
  await skip();
});
