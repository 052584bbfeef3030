// Over 150 lines: the visits of a procurement system, each from the call-up to what comes back.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { apiSession } from './browser/apiSession.ts';
import { openPage } from './browser/openPage.ts';
import {
  callUpFields,
  lastReturn,
  orderInVisit,
  punchOutFromSandbox,
  putInCart,
} from './browser/punchOut.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('magazijn.oci'));
const banner = (page: Pick<Page, 'getByRole'>) => page.getByRole('region', { name: 'Inkoopsysteem' });
const amounts = (page: Page) =>
  page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}').amount ?? {}));

/** Somebody is logged in in this browser already. */
async function takeToken(page: Page, account: string): Promise<void> {
  const { token } = await apiSession(account);
  await page.evaluate((bearer) => localStorage.setItem('magazijn.token', bearer), token);
}

async function openAs(account: string, path: string): Promise<Page> {
  const page = await openPage('/kruidvat/over-ons');
  await takeToken(page, account);
  await page.goto(path);
  return page;
}

/** Opens the shop by a link with the call-up behind `?` or `#`, and waits for the visit. */
async function visit(page: Page, changes: Record<string, string> = {}, sign = '#'): Promise<void> {
  await page.goto(`/oci/login${sign}${callUpFields(changes)}`);
  await page.waitForURL((url) => url.pathname === '/' && url.search === '' && url.hash === '');
  await banner(page).waitFor();
}

test('[S76, T70, T72, R01] a visitor reaches the OCI login, which says what it does meanwhile, and the address holds nothing', async () => {
  const page = await openPage('/kruidvat/over-ons');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const addresses: string[] = [];
  await page.route('**/api/v1/login', async (route) => {
    addresses.push(page.url());
    await held;
    await route.continue();
  });
  await page.goto(`/oci/login?${callUpFields({ DATE_FORMAT: 'dd.MM.yyyy' })}`);
  await page.getByRole('heading', { level: 1, name: 'OCI LOGIN' }).waitFor();
  await page.getByText('Aan het inloggen, een moment geduld aub.').waitFor();
  await expect.poll(() => addresses).toEqual([`${inject('shop')}/oci/login`]);
  letGo();
  await page.waitForURL((url) => url.pathname === '/');
  const { visit: found } = JSON.parse((await kept(page)) ?? '{}');
  expect(found).toMatchObject({
    hookUrl: `${inject('sandbox')}/procurement/return`,
    dateFormat: 'dd.MM.yyyy',
  });
});

test('[T71] the hash wins over the query', async () => {
  const page = await openPage('/kruidvat/over-ons');
  await page.goto(`/oci/login?username=niemand%40demo.magazijn.test&password=fout#${callUpFields()}`);
  await banner(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each(['', '?username=vlinder%40demo.magazijn.test', '#password=Magazijn-2026!'])(
  '[T70, T71, X06] without user name or password (%j) it fails, and nobody is asked',
  async (address) => {
    const page = await openPage('/kruidvat/over-ons');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto(`/oci/login${address}`);
    await page
      .getByText('Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.')
      .waitFor();
    expect(calls.filter((url) => url.endsWith('/api/v1/login'))).toEqual([]);
  },
);

test('[T70, X06] a wrong password, and a company that pays by card, each get their own text; nobody is logged in', async () => {
  const page = await openPage('/kruidvat/over-ons', { expectedComplaints: /401/ });
  await page.goto(`/oci/login#${callUpFields({ PASSWORD: 'fout' })}`);
  await page
    .getByText('Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.')
    .waitFor();
  // The same window, called up again: only the hash differs.
  await page.goto(`/oci/login#${callUpFields({ USERNAME: 'mier@demo.magazijn.test' })}`);
  await page
    .getByText(
      'Ongeldige betaalmethode, de OCI functionaliteit werkt alleen met betaalmethode Factuur en Incasso. Neem contact op met de klantenservice om uw betaalmethode te wijzigen.',
    )
    .waitFor();
  expect(await kept(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('magazijn.token'))).toBeNull();
});

test.each([
  ['OCI 4.0 by GET', 'version=4.0&method=get'],
  ['OCI 4.0 behind the hash, names in small letters', 'version=4.0&method=hash&names=lower'],
  ['OCI 5.0 by POST, names in capitals', 'version=5.0&method=post&names=upper'],
  ['OCI 5.0 by POST for ISO-8859-1', 'version=5.0&method=post&charset=ISO-8859-1'],
])(
  '[T62, T71, T72, K02, K03] %s: the order is placed and its lines come back as they should',
  async (_, choice) => {
    const page = await openPage('/kruidvat/over-ons');
    await punchOutFromSandbox(page, choice);
    await page.waitForURL((url) => url.origin === inject('shop') && url.pathname === '/');
    await banner(page)
      .getByText(`Je bestelt via ${new URL(inject('sandbox')).host}.`)
      .waitFor();

    await page.goto(diapers);
    await putInCart(page, 12);
    const placed = page.waitForResponse((response) => response.url().includes('/payment/account/'));
    await orderInVisit(page);
    expect((await placed).status()).toBe(200);
    await page.waitForURL(`${inject('sandbox')}/procurement/last`);

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
    await page
      .getByRole('link', { name: /^KKN\d{9}$/ })
      .first()
      .waitFor();
    expect(await kept(page)).toBeNull();
    expect(await banner(page).count()).toBe(0);
  },
);

test('[T62] delivery and discounts come back as lines of their own, in the format and the character set that were asked', async () => {
  const page = await openPage('/kruidvat/over-ons');
  await visit(page, { DATE_FORMAT: 'DD.MM.YYYY' }, '?');
  await page.goto('/product/voeding/fruit/demo-tien-procent');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('spinbutton').first().fill('15');
  await page
    .getByRole('link', { name: /Winkelmand.*15 artikelen/ })
    .first()
    .waitFor();
  await page.goto('/winkelwagen');
  const blocked = await page.getByText(/^U moet nog minimaal/).isVisible();
  if (blocked) {
    await page.goto(diapers);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Voeg toe(?! aan)/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /Winkelmand.*16 artikelen/ })
      .first()
      .waitFor();
  }
  await orderInVisit(page);
  await page.waitForURL(`${inject('sandbox')}/procurement/last`);
  const { fields } = await lastReturn();
  const values = fields.map(([, value]) => value);
  expect(values.some((value) => /^Korting \d+%$/.test(value))).toBe(true);
  expect(values.some((value) => /^\d\d\.\d\d\.\d{4}$/.test(value))).toBe(true);
  expect(fields.some(([name, value]) => name.startsWith('NEW_ITEM-PRICE[') && value.startsWith('-'))).toBe(
    true,
  );
});

test('[T62] the customer’s own cart is left alone by a visit, and comes back after it', async () => {
  const page = await openAs('vlinder', diapers);
  await putInCart(page, 3);
  // Kept as soon as the server has answered.
  await expect.poll(() => amounts(page)).toEqual([3]);

  await visit(page);
  expect(await page.getByRole('link', { name: /Winkelmand.*3 artikelen/ }).count()).toBe(0);
  await page.goto(diapers);
  await putInCart(page, 12);
  await page.reload();
  await page
    .getByRole('link', { name: /Winkelmand.*12 artikelen/ })
    .first()
    .waitFor();

  // Another tab is no visit: it has the own cart.
  const other = await page.context().newPage();
  await other.goto('/');
  await other
    .getByRole('link', { name: /Winkelmand.*3 artikelen/ })
    .first()
    .waitFor();
  expect(await banner(other).count()).toBe(0);

  await orderInVisit(page);
  await page.waitForURL(`${inject('sandbox')}/procurement/last`);
  await page.goto('/');
  await page
    .getByRole('link', { name: /Winkelmand.*3 artikelen/ })
    .first()
    .waitFor();
  expect(await amounts(page)).toEqual([3]);
});

test('‘Annuleren’ goes back with nothing, and ends the visit', async () => {
  const page = await openPage('/kruidvat/over-ons');
  await visit(page);
  await page.goto(diapers);
  await putInCart(page, 12);
  await banner(page).getByRole('button', { name: 'Annuleren' }).click();
  await page.waitForURL(`${inject('sandbox')}/procurement/last`);
  const { fields } = await lastReturn();
  expect(fields.filter(([name]) => name.startsWith('NEW_ITEM'))).toEqual([]);
  expect(Object.fromEntries(fields)).toMatchObject({ '~OkCode': 'ADDI' });
  await page.goto('/');
  await page
    .getByRole('link', { name: /Winkelmand.*0 artikelen/ })
    .first()
    .waitFor();
  expect(await kept(page)).toBeNull();
});

test('after a logout there is no hook and no banner, and the next order is an order like any other', async () => {
  const page = await openPage('/kruidvat/over-ons');
  await visit(page);
  await page.goto('/profiel/overzicht');
  await page.getByRole('main').getByText('Uitloggen').click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await kept(page)).toBeNull();
  await takeToken(page, 'vlinder');
  await page.goto(diapers);
  await putInCart(page, 12);
  expect(await banner(page).count()).toBe(0);
  await orderInVisit(page);
  await page.waitForURL('**/bestellen/betalen/gelukt');
});

test('FUNCTION=DETAIL shows the product and returns nothing', async () => {
  const page = await openPage('/kruidvat/over-ons');
  await page.goto(`/oci/login#${callUpFields({ FUNCTION: 'DETAIL', PRODUCTID: '101404' })}`);
  await page.waitForURL(`**${diapers}`);
  expect(await banner(page).count()).toBe(0);
});

test.each(['get', 'post', 'hash'])(
  'FUNCTION=VALIDATE by %s sends itself, with today’s price',
  async (method) => {
    const page = await openPage('/kruidvat/over-ons');
    await punchOutFromSandbox(page, `method=${method}&callFunction=VALIDATE`);
    await page.waitForURL(`${inject('sandbox')}/procurement/last`);
    const { fields, problems } = await lastReturn();
    expect(problems).toEqual([]);
    expect(Object.fromEntries(fields)).toMatchObject({
      'NEW_ITEM-EXT_PRODUCT_ID[1]': '101404',
      'NEW_ITEM-QUANTITY[1]': '12',
    });
  },
);

test.each(['get', 'post'])(
  'FUNCTION=BACKGROUND_SEARCH by %s answers a server with a form, without a script',
  async (method) => {
    const fields = callUpFields({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'luiers' });
    const address = `${inject('shop')}/oci/login`;
    const answer =
      method === 'get'
        ? await fetch(`${address}?${fields}`)
        : await fetch(address, { method: 'POST', body: fields });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`action="${inject('sandbox')}/procurement/return"`);
    expect(html).toContain('NEW_ITEM-DESCRIPTION[2]');
    expect(html).not.toContain('<script');

    const page = await openPage('/kruidvat/over-ons');
    await punchOutFromSandbox(page, `method=${method}&callFunction=BACKGROUND_SEARCH`);
    await page.getByRole('button').click();
    await page.waitForURL(`${inject('sandbox')}/procurement/last`);
    expect((await lastReturn()).problems).toEqual([]);
  },
);

test('[T62] in a frame of an agreed host, where the browser keeps nothing for it, the whole visit works', async () => {
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
  const sandbox = inject('sandbox').replace('localhost', '127.0.0.1');
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto(`${sandbox}/procurement?method=post&place=frame&version=5.0`);
  await page.getByRole('button', { name: 'Open the shop', exact: true }).click();
  const shop = page.frameLocator('iframe');
  await shop.getByRole('region', { name: 'Inkoopsysteem' }).waitFor();
  const search = shop.getByPlaceholder('Zoek je product of merk').first();
  await search.fill('luiers maat 4');
  await search.press('Enter');
  await shop
    .getByRole('main')
    .getByRole('link', { name: /luiers maat 4/i })
    .first()
    .click();
  await shop.getByRole('heading', { level: 1, name: /luiers maat 4/i }).waitFor();
  await putInCart(shop, 12);
  await orderInVisit(shop);
  await shop
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /return/i })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/procurement');
});

test('[T62] cXML: the start page leads into a visit, and the transfer takes the cart back without placing anything', async () => {
  const { call } = await apiSession('vlinder');
  const placed = async () => (await call<{ orders: { id: number }[] }>('/order/1/100')).orders[0]?.id;
  const before = await placed();
  const page = await openPage('/kruidvat/over-ons');
  await page.goto(`${inject('sandbox')}/procurement`);
  await page.getByRole('button', { name: 'Open the shop by cXML' }).click();
  await banner(page)
    .getByText(`Je bestelt via ${new URL(inject('sandbox')).host}.`)
    .waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(diapers);
  await putInCart(page, 12);
  await orderInVisit(page);
  await page.waitForURL(`${inject('sandbox')}/procurement/last`);

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

test('a call-up with PREVIEW=1 shows every field of the return before anything is placed', async () => {
  const page = await openPage('/kruidvat/over-ons');
  await visit(page, { PREVIEW: '1' });
  await page.goto(diapers);
  await putInCart(page, 12);
  await page.goto('/bestellen/betalen');
  await page.getByRole('heading', { name: 'Dit krijgt het inkoopsysteem' }).waitFor();
  const shown = await page
    .getByRole('term')
    .filter({ hasText: /^(NEW_ITEM|~)/ })
    .allTextContents();
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).filter({ visible: true }).first().click();
  await page.waitForURL(`${inject('sandbox')}/procurement/last`);
  expect((await lastReturn()).fields.map(([name]) => name)).toEqual(shown);
});
