// Over 300 lines: the sessions of a procurement system, each from the punch-out request to what comes back.
import type { Page } from '@playwright/test';
import { DEMO_PUNCH_OUT_USER } from '../packages/demo-data/src/index.ts';
import { apiSession } from './browser/apiSession.ts';
import {
  lastReturn,
  orderInPunchOut,
  punchOutFields,
  punchOutFromSandbox,
  putInCart,
} from './browser/punchOut.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('magazijn.oci'));
const banner = (page: Pick<Page, 'getByRole'>) => page.getByRole('region', { name: 'Inkoopsysteem' });
const quantities = (page: Page) =>
  page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}').amount ?? {}));

/** Whom the sandbox's procurement system logs in: no journey has a copy of this agreement. */
const buyer = DEMO_PUNCH_OUT_USER;

/** Opens the shop by a link with the punch-out request behind `?` or `#`, and waits for the session. */
async function openPunchOut(page: Page, changes: Record<string, string> = {}, sign = '#'): Promise<void> {
  await page.goto(`/oci/login${sign}${punchOutFields(changes)}`);
  await page.waitForURL((url) => url.pathname === '/' && url.search === '' && url.hash === '');
  await expect(banner(page)).toBeVisible();
}

test('[S76, T70, T72, R01] a visitor reaches the OCI login, which says what it does meanwhile, and the address holds nothing', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const addresses: string[] = [];
  await page.route('**/api/v1/login', async (route) => {
    addresses.push(page.url());
    await held;
    await route.continue();
  });
  await page.goto(`/oci/login?${punchOutFields({ DATE_FORMAT: 'dd.MM.yyyy' })}`);
  await expect(page.getByRole('heading', { level: 1, name: 'OCI LOGIN' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Aan het inloggen, een moment geduld aub.')).toBeVisible();
  await expect.poll(() => addresses).toEqual([`${shopUnderTest().shop}/oci/login`]);
  letGo();
  await page.waitForURL((url) => url.pathname === '/');
  const { visit: found } = JSON.parse((await kept(page)) ?? '{}');
  expect(found).toMatchObject({
    hookUrl: `${shopUnderTest().sandbox}/procurement/return`,
    dateFormat: 'dd.MM.yyyy',
  });
});

test('[T71] the hash wins over the query', async ({ openPage }) => {
  const page = await openPage('/kruidvat/over-ons');
  await page.goto(`/oci/login?username=niemand%40demo.magazijn.test&password=fout#${punchOutFields()}`);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(banner(page)).toBeVisible();
});

for (const address of ['', '?username=vlinder%40demo.magazijn.test', '#password=Magazijn-2026!']) {
  test(`[T70, T71, X06] without user name or password (${JSON.stringify(address)}) it fails, and nobody is asked`, async ({
    openPage,
  }) => {
    const page = await openPage('/kruidvat/over-ons');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto(`/oci/login${address}`);
    await expect(
      page.getByText('Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.'),
    ).toBeVisible();
    expect(calls.filter((url) => url.endsWith('/api/v1/login'))).toEqual([]);
  });
}

test('[T70, X06] a wrong password, and a company that pays by card, each get their own text; nobody is logged in', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons', { expectedErrors: /401/ });
  await page.goto(`/oci/login#${punchOutFields({ PASSWORD: 'fout' })}`);
  await expect(
    page.getByText('Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.'),
  ).toBeVisible();
  // The same window, requested again: only the hash differs.
  await page.goto(`/oci/login#${punchOutFields({ USERNAME: 'mier@demo.magazijn.test' })}`);
  await expect(
    page.getByText(
      'Ongeldige betaalmethode, de OCI functionaliteit werkt alleen met betaalmethode Factuur en Incasso. Neem contact op met de klantenservice om uw betaalmethode te wijzigen.',
    ),
  ).toBeVisible();
  expect(await kept(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('magazijn.token'))).toBeNull();
});

for (const [what, choice] of [
  ['OCI 4.0 by GET', 'version=4.0&method=get'],
  ['OCI 4.0 behind the hash, names in small letters', 'version=4.0&method=hash&names=lower'],
  ['OCI 5.0 by POST, names in capitals', 'version=5.0&method=post&names=upper'],
  ['OCI 5.0 by POST for ISO-8859-1', 'version=5.0&method=post&charset=ISO-8859-1'],
] as const) {
  test(`[T62, T71, T72, K02, K03] ${what}: the order is placed and its lines come back as they should`, async ({
    openPage,
  }) => {
    const page = await openPage('/kruidvat/over-ons');
    await punchOutFromSandbox(page, choice);
    await page.waitForURL((url) => url.origin === shopUnderTest().shop && url.pathname === '/');
    await expect(
      banner(page).getByText(`Je bestelt via ${new URL(shopUnderTest().sandbox).host}.`),
    ).toBeVisible();

    await page.goto(diapers);
    await putInCart(page, 12);
    const placed = page.waitForResponse((response) => response.url().includes('/payment/account/'));
    await orderInPunchOut(page);
    expect((await placed).status()).toBe(200);
    await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);

    const { fields, problems } = await lastReturn();
    expect(problems).toEqual([]);
    const values = Object.fromEntries(fields);
    expect(values).toMatchObject({
      'NEW_ITEM-QUANTITY[1]': '12',
      'NEW_ITEM-UNIT[1]': 'ST',
      'NEW_ITEM-CURRENCY[1]': 'EUR',
      'NEW_ITEM-VENDORMAT[1]': '101 404',
    });
    expect(values['NEW_ITEM-DESCRIPTION[1]']).toMatch(/luiers/i);
    expect(values['NEW_ITEM-PRICE[1]']).toMatch(/^\d+\.\d\d$/);
    expect(values['NEW_ITEM-CUST_FIELD2[1]']).toMatch(/^\d{4}-\d\d-\d\d$/);

    // The hook is used up; the order is in the history, as any other.
    await page.goto('/profiel/bestelhistorie');
    await expect(page.getByRole('link', { name: /^KKN\d{9}$/ }).first()).toBeVisible();
    expect(await kept(page)).toBeNull();
    expect(await banner(page).count()).toBe(0);
  });
}

test('[T62] delivery and discounts come back as lines of their own, in the format and the character set that were asked', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons');
  await openPunchOut(page, { DATE_FORMAT: 'DD.MM.YYYY' }, '?');
  await page.goto('/product/voeding/fruit/demo-tien-procent');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('spinbutton').first().fill('15');
  await expect(page.getByRole('link', { name: /Winkelmand.*15 artikelen/ }).first()).toBeVisible();
  await page.goto('/winkelwagen');
  await expect(page.getByRole('region', { name: 'Overzicht' }).getByText('Totaal incl. btw')).toBeVisible();
  const blocked = await page.getByText(/^U moet nog minimaal/).isVisible();
  if (blocked) {
    await page.goto(diapers);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Voeg toe(?! aan)/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /Winkelmand.*16 artikelen/ }).first()).toBeVisible();
  }
  await orderInPunchOut(page);
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
  const { fields } = await lastReturn();
  const values = fields.map(([, value]) => value);
  expect(values.some((value) => /^Korting \d+%$/.test(value))).toBe(true);
  expect(values.some((value) => /^\d\d\.\d\d\.\d{4}$/.test(value))).toBe(true);
  expect(fields.some(([name, value]) => name.startsWith('NEW_ITEM-PRICE[') && value.startsWith('-'))).toBe(
    true,
  );
});

test('[T62] the customer’s own cart is left alone by a punch-out session, and comes back after it', async ({
  openPage,
}) => {
  const page = await openPage(diapers, {
    storage: { 'magazijn.token': (await apiSession(buyer)).token },
  });
  await putInCart(page, 3);
  // Kept as soon as the server has answered.
  await expect.poll(() => quantities(page)).toEqual([3]);

  await openPunchOut(page);
  expect(await page.getByRole('link', { name: /Winkelmand.*3 artikelen/ }).count()).toBe(0);
  await page.goto(diapers);
  await putInCart(page, 12);
  await page.reload();
  await expect(page.getByRole('link', { name: /Winkelmand.*12 artikelen/ }).first()).toBeVisible();

  // Another tab is in no punch-out session: it has the own cart.
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: /Winkelmand.*3 artikelen/ }).first()).toBeVisible();
  expect(await banner(other).count()).toBe(0);

  await orderInPunchOut(page);
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Winkelmand.*3 artikelen/ }).first()).toBeVisible();
  expect(await quantities(page)).toEqual([3]);
});

test('‘Annuleren’ goes back with nothing, and ends the punch-out session', async ({ openPage }) => {
  const page = await openPage('/kruidvat/over-ons');
  await openPunchOut(page);
  await page.goto(diapers);
  await putInCart(page, 12);
  await banner(page).getByRole('button', { name: 'Annuleren' }).click();
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
  const { fields } = await lastReturn();
  expect(fields.filter(([name]) => name.startsWith('NEW_ITEM'))).toEqual([]);
  expect(Object.fromEntries(fields)).toMatchObject({ '~OkCode': 'ADDI' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Winkelmand.*0 artikelen/ }).first()).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('after a logout there is no hook and no banner, and the next order is an order like any other', async ({
  openPage,
}) => {
  // The page of the account may still be asking for its profile when the session ends.
  const page = await openPage('/kruidvat/over-ons', { expectedErrors: /401.*\/account\/profile/ });
  await openPunchOut(page);
  await page.goto('/profiel/overzicht');
  await page.getByRole('main').getByText('Uitloggen').click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await kept(page)).toBeNull();
  const { token } = await apiSession(buyer);
  await page.evaluate((bearer) => localStorage.setItem('magazijn.token', bearer), token);
  await page.goto(diapers);
  await putInCart(page, 12);
  expect(await banner(page).count()).toBe(0);
  await orderInPunchOut(page);
  await page.waitForURL('**/bestellen/betalen/gelukt');
});

test('FUNCTION=DETAIL shows the product and returns nothing', async ({ openPage }) => {
  const page = await openPage('/kruidvat/over-ons');
  await page.goto(`/oci/login#${punchOutFields({ FUNCTION: 'DETAIL', PRODUCTID: '101404' })}`);
  await page.waitForURL(`**${diapers}`);
  expect(await banner(page).count()).toBe(0);
});

for (const method of ['get', 'post', 'hash']) {
  test(`FUNCTION=VALIDATE by ${method} sends itself, with today’s price`, async ({ openPage }) => {
    const page = await openPage('/kruidvat/over-ons');
    await punchOutFromSandbox(page, `method=${method}&callFunction=VALIDATE`);
    await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
    const { fields, problems } = await lastReturn();
    expect(problems).toEqual([]);
    expect(Object.fromEntries(fields)).toMatchObject({
      'NEW_ITEM-EXT_PRODUCT_ID[1]': '101404',
      'NEW_ITEM-QUANTITY[1]': '12',
    });
  });
}

for (const method of ['get', 'post']) {
  test(`FUNCTION=BACKGROUND_SEARCH by ${method} answers a server with a form, without a script`, async ({
    openPage,
  }) => {
    const fields = punchOutFields({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'luiers' });
    const address = `${shopUnderTest().shop}/oci/login`;
    const answer =
      method === 'get'
        ? await fetch(`${address}?${fields}`)
        : await fetch(address, { method: 'POST', body: fields });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`action="${shopUnderTest().sandbox}/procurement/return"`);
    expect(html).toContain('NEW_ITEM-DESCRIPTION[2]');
    expect(html).not.toContain('<script');

    const page = await openPage('/kruidvat/over-ons');
    await punchOutFromSandbox(page, `method=${method}&callFunction=BACKGROUND_SEARCH`);
    await page.getByRole('button').click();
    await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
    expect((await lastReturn()).problems).toEqual([]);
  });
}

test('[T62] in an iframe of an agreed host, where the browser keeps nothing for it, the whole punch-out works', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons');
  await page.context().addInitScript(() => {
    if (window.top === window) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });
  // Another site than the shop's, by its name.
  const sandbox = shopUnderTest().sandbox.replace('localhost', '127.0.0.1');
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto(`${sandbox}/procurement?method=post&place=frame&version=5.0`);
  await page.getByRole('button', { name: 'Open the shop', exact: true }).click();
  const shop = page.frameLocator('iframe');
  await expect(shop.getByRole('region', { name: 'Inkoopsysteem' })).toBeVisible();
  const search = shop.getByPlaceholder('Zoek je product of merk').first();
  await search.fill('luiers maat 4');
  await search.press('Enter');
  await shop
    .getByRole('main')
    .getByRole('link', { name: /luiers maat 4/i })
    .first()
    .click();
  await expect(shop.getByRole('heading', { level: 1, name: /luiers maat 4/i })).toBeVisible();
  await putInCart(shop, 12);
  await orderInPunchOut(shop);
  await expect(shop.getByRole('heading', { level: 1 }).filter({ hasText: /return/i })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/procurement');
});

test('[T62] cXML: the start page leads into a punch-out session, and the transfer takes the cart back without placing anything', async ({
  openPage,
}) => {
  const { call } = await apiSession(buyer);
  const placed = async () => (await call<{ orders: { id: number }[] }>('/order/1/100')).orders[0]?.id;
  const before = await placed();
  const page = await openPage('/kruidvat/over-ons');
  await page.goto(`${shopUnderTest().sandbox}/procurement`);
  await page.getByRole('button', { name: 'Open the shop by cXML' }).click();
  await expect(
    banner(page).getByText(`Je bestelt via ${new URL(shopUnderTest().sandbox).host}.`),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(diapers);
  await putInCart(page, 12);
  await orderInPunchOut(page);
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);

  const { fields } = await lastReturn();
  expect(fields.map(([name]) => name)).toEqual([expect.stringMatching(/^cxml-(urlencoded|base64)$/i)]);
  const [, message = ''] = fields[0] ?? [];
  const xml = message.startsWith('<') ? message : Buffer.from(message, 'base64').toString();
  expect(xml).toContain('<PunchOutOrderMessage>');
  expect(xml).toContain('101404');
  expect(await placed()).toBe(before);
  await page.goto('/');
  expect(await kept(page)).toBeNull();
});

test('a punch-out request with PREVIEW=1 shows every field of the return before anything is placed', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons');
  await openPunchOut(page, { PREVIEW: '1' });
  await page.goto(diapers);
  await putInCart(page, 12);
  await page.goto('/bestellen/betalen');
  await expect(page.getByRole('heading', { name: 'Dit krijgt het inkoopsysteem' })).toBeVisible();
  const names = page.getByRole('term').filter({ hasText: /^(NEW_ITEM|~)/ });
  await expect(names.filter({ hasText: '~CALLER' })).toBeVisible();
  const shown = await names.allTextContents();
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).filter({ visible: true }).first().click();
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`);
  expect((await lastReturn()).fields.map(([name]) => name)).toEqual(shown);
});
