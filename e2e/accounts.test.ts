// Over 300 lines: every clause of logging in, sessions, guards, the profile and switching has its journey here.
import type { Page } from '@playwright/test';
import { isHydrated } from './browser/awaitHydration.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { holdScripts } from './browser/holdScripts.ts';
import { placeOrder } from './browser/placeOrder.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { withoutLongTimers } from './browser/withoutLongTimers.ts';
import { type Account, expect, test } from './fixtures.ts';

const refused = /40[134]/;
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('magazijn.token'));
const accountButton = (page: Page) =>
  page.locator('[data-slot=account-menu]').locator('visible=true').first();

test('[T01, T02] logging out on a guarded page ends on the home page, and reaches every tab within a second', async ({
  openAs,
}) => {
  // What a tab asks at the moment at which another logs out is refused.
  const page = await openAs('bij', '/profiel/overzicht', { expectedErrors: /401/ });
  const other = await page.context().newPage();
  await withoutLongTimers(other);
  await other.goto('/profiel/overzicht');
  await expect(other.getByRole('heading', { level: 1, name: 'Profiel gegevens' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  await other.waitForURL('**/login?returnUrl=%2Fprofiel%2Foverzicht');
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await storedToken(page)).toBeNull();
  await page.goBack();
  await page.waitForURL('**/login?returnUrl=%2Fprofiel%2Foverzicht');
});

test('[T02, R04] a guarded page never flashes before the login page, however late the script comes', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const release = await holdScripts(page);
  for (const path of ['/profiel/overzicht', '/winkelwagen', '/aanbiedingen', '/switch/7']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo').first()).toBeVisible();
    expect(await page.locator('main :is(h1, h2, a, button, p, span)').locator('visible=true').count()).toBe(
      0,
    );
  }
  release();
  await page.waitForURL('**/login?returnUrl=**');
});

test('[T03, T02] a session that the server ended: one reload, and back to the same place with what was typed', async ({
  openAs,
  logIn,
}) => {
  const page = await openAs('bij', '/profiel/bestelhistorie?zoek=luiers&periode=dit-jaar', {
    expectedErrors: /401/,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Bestelhistorie' })).toBeVisible();
  // What the page itself still asks for would be refused too, before anything is clicked.
  await page.waitForLoadState('networkidle');
  const token = await storedToken(page);
  const answer = await fetch(`${shopUnderTest().shop}/api/v1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  let documents = 0;
  page.on('load', () => {
    documents += 1;
  });
  // Not by the mouse: a link that is pointed at asks for its page already, and the reload may come before the click.
  const favourites = page.getByRole('main').getByRole('link', { name: 'Favorieten' });
  await favourites.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/login?returnUrl=**');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  expect(documents).toBe(1);
  expect(await storedToken(page)).toBeNull();
  await page.goto('/profiel/bestelhistorie?zoek=luiers&periode=dit-jaar');
  await page.waitForURL('**/login?returnUrl=**');
  await logIn(page, 'bij');
  await page.waitForURL('**/profiel/bestelhistorie?zoek=luiers&periode=dit-jaar');
});

test('[T03] twenty calls that are refused together: one reload', async ({ openAs }) => {
  const page = await openAs('bij', '/', { expectedErrors: /401/ });
  const links = page.getByRole('main').locator('a[href^="/product/"]');
  await expect(links.first()).toBeVisible();
  // Every call waits until there are twenty; then the server refuses them all.
  const waiting: (() => void)[] = [];
  let refuses = true;
  await page.route('**/api/v1/product/**', async (route) => {
    if (!refuses) return route.continue();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length >= 20) for (const go of waiting) go();
    });
    await route.fulfill({ status: 401, json: { message: 'Unauthorized' } });
  });
  let documents = 0;
  page.on('load', () => {
    documents += 1;
  });
  // A finger on a link asks for its page ahead. Nothing waits for the last of them: the page may be gone by then.
  await page.evaluate(() => {
    const touch = (product: number) => {
      const link = document.createElement('a');
      link.href = `/product/a/b/verzonnen-${product}`;
      document.querySelector('main')?.append(link);
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (product < 25) setTimeout(() => touch(product + 1), 20);
    };
    touch(1);
  });
  await page.waitForFunction(() => localStorage.getItem('magazijn.token') === null);
  // Not `unroute`: what the new document asks for at that moment may never be answered.
  refuses = false;
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  await expect(accountButton(page)).toContainText('Inloggen');
  await page.waitForLoadState();
  expect(waiting.length).toBeGreaterThanOrEqual(20);
  expect(documents).toBe(1);
});

test('[T03] a session that ends over a half-filled cart: what was typed is there after the login', async ({
  openAs,
  logIn,
}) => {
  const page = await openAs('mier', '/product/verzorging/luiers/demo-luiers-maat-4', {
    expectedErrors: /401/,
  });
  const kept = page.waitForResponse(/\/shop\/cart$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await kept;
  await page.goto('/winkelwagen');
  const reference = page.getByLabel('Eigen referentie op de factuur');
  await expect(reference).toBeVisible();
  // What the page itself asks has been answered: nothing but what is typed meets the end of the session.
  await page.waitForLoadState('networkidle');
  await fetch(`${shopUnderTest().shop}/api/v1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await storedToken(page)}` },
  });
  // The coupon is sent as soon as its field is left, and refused while the reference is being typed.
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/shop\/cart$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.getByLabel('Kortingscode').fill('ZOMER');
  await reference.fill('Groep Zon');
  letGo();
  await page.waitForURL('**/login?returnUrl=%2Fwinkelwagen');
  await logIn(page, 'mier');
  await page.waitForURL('**/winkelwagen');
  await expect(reference).toBeVisible();
  await expect(reference).toHaveValue('Groep Zon');
  await expect(page.getByLabel('Kortingscode')).toHaveValue('ZOMER');
});

test('[T04, T01, C09] a token that is cut, no base64, no JSON, of another key or from the future: removed, logged out, no white page', async ({
  openPage,
  apiSession,
}) => {
  const page = await openPage('/', { expectedErrors: /401|^The token (is not|cannot)/ });
  const { token } = await apiSession('bij');
  const [head = '', body = '', signature = ''] = token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const future = { ...claims, iat: claims.iat + 1e6, nbf: claims.nbf + 1e6, exp: claims.exp + 1e6 };
  const broken = {
    empty: '..',
    'two parts': `${head}.${body}`,
    cut: token.slice(0, token.length / 2),
    'no base64': `${head}.%%%.${signature}`,
    'no JSON': `${head}.${Buffer.from('geen json').toString('base64url')}.${signature}`,
    'no claims': `${head}.${encode({ exp: 4e9 })}.${signature}`,
    'another key': `${head}.${body}.${Buffer.from('x'.repeat(32)).toString('base64url')}`,
    'the future': `${head}.${encode(future)}.${signature}`,
  };
  for (const [name, value] of Object.entries(broken)) {
    await page.evaluate((text) => localStorage.setItem('magazijn.token', text), value);
    await page.reload();
    await page.waitForFunction(() => localStorage.getItem('magazijn.token') === null);
    await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
    await expect(accountButton(page), name).toContainText('Inloggen');
  }
});

test('[T05] the token stands under its fixed key and names company, admin flag and username', async ({
  openAs,
  emailOf,
}) => {
  const page = await openAs('beheer', '/');
  const token = (await storedToken(page)) ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ username: await emailOf('beheer'), admin: true });
  await expect(accountButton(page).getByText(claims.company.name).first()).toBeAttached();
});

test('[S83, V01, S86] the login popover: fields, ways on, and a failure that leads to the login page; a link on phones', async ({
  openPage,
  logIn,
}) => {
  const page = await openPage('/categorie/verzorging', { expectedErrors: refused });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Inloggen/ })
    .click();
  const panel = page.locator('[data-slot=account-menu] [data-slot=panel]');
  await expect(panel.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Maak nu een account' })).toBeVisible();
  const password = panel.getByLabel('Wachtwoord', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await panel.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await password.fill('verkeerd');
  await panel
    .getByRole('button', { name: 'Wachtwoord tonen' })
    .or(panel.getByRole('button', { name: /toon/i }))
    .first()
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await panel.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/login?returnUrl=%2Fcategorie%2Fverzorging&error=1');
  await expect(page.getByText('Vul een geldig e-mailadres en wachtwoord in')).toBeVisible();

  const phone = await openPage('/categorie/verzorging', { width: 360 });
  const bar = phone.getByRole('navigation', { name: 'Snelmenu' });
  await bar.getByRole('link', { name: 'Inloggen' }).click();
  await phone.waitForURL('**/login?returnUrl=%2Fcategorie%2Fverzorging');
  await logIn(phone, 'bij');
  await phone.waitForURL('**/categorie/verzorging');
  await phone.goto('/');
  await bar.getByRole('link', { name: 'Account' }).click();
  await phone.waitForURL('**/profiel/overzicht');
});

test('[S40] what a password manager filled in before the script came is sent', async ({ openPage }) => {
  const page = await openPage('/');
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mailadres').fill('bij@demo.magazijn.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Magazijn-2026!');
  release();
  await page.waitForFunction(isHydrated);
  await expect(page.getByLabel('E-mailadres')).toHaveValue('bij@demo.magazijn.test');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('[S84, S85, S71] the account menu and the sidebar: the organisation only with companies, admin only for admins', async ({
  openAs,
}) => {
  const menuOf = async (account: Account) => {
    const page = await openAs(account, '/profiel/overzicht');
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel gegevens' })).toBeVisible();
    await page
      .getByRole('banner')
      .locator('[data-slot=account-menu] button', { hasText: 'Jouw account' })
      .first()
      .click();
    const panel = page.locator('[data-slot=account-menu] [data-slot=panel]');
    const sidebar = page.getByRole('navigation', { name: 'Jouw overzicht' });
    if (account === 'koepel')
      await expect(sidebar.getByRole('link', { name: 'Overkoepelende organisatie' })).toBeVisible();
    const texts = (scope: typeof panel) =>
      scope
        .locator('a, button')
        .allTextContents()
        .then((found) => found.map((text) => text.trim()));
    // What a menu says of the company comes with the company.
    await expect(panel.getByText('Uitloggen').first()).toBeVisible();
    return { menu: await texts(panel), sidebar: await texts(sidebar) };
  };
  expect(await menuOf('bij')).toEqual({
    menu: ['Jouw overzicht', 'Wachtwoord wijzigen', 'Uitloggen'],
    sidebar: ['Profiel gegevens', 'Bestelhistorie', 'Wachtwoord wijzigen', 'Favorieten'],
  });
  const parent = await menuOf('koepel');
  expect(parent.menu).toContain('Overkoepelende organisatie');
  const admin = await menuOf('beheer');
  expect(admin.menu).toContain('Ga naar admin');
  expect(admin.sidebar).toContain('Ga naar admin');
});

test('[S70, S72, E02, E04] the overview: general, delivery and invoice address; an unknown child leads to it', async ({
  openAs,
}) => {
  const page = await openAs('vlinder', '/profiel/nergens');
  await page.waitForURL('**/profiel/overzicht');
  const main = page.getByRole('main');
  for (const term of [
    'Naam',
    'Klantnummer',
    'Btw-nummer',
    'KvK- of ondernemingsnummer',
    'IBAN',
    'Betaalwijze',
  ])
    await expect(main.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  await expect(main.getByText('Bezorgadres')).toBeVisible();
  await expect(main.getByText('Factuuradres')).toBeVisible();
  await expect(main.getByText('Afdeling inkoop')).toBeVisible();
  await expect(main.getByText('Stationsplein 21')).toBeVisible();
  await expect(main.getByText(/Je wachtwoord kun je in je account wijzigen.*per e-mail/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('[E03] the order history is searched by product, number and reference, keeps that in the address, and gives a CSV', async ({
  openAs,
  apiSession,
}) => {
  const number = await placeOrder(await apiSession('vlinder'), 'Groep Zon');
  const page = await openAs('vlinder', '/profiel/bestelhistorie');
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Zoek in je bestellingen' });
  for (const words of ['luiers maat', number.slice(3), 'groep zon']) {
    await search.fill(words);
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('zoek') === words);
  }
  await page.reload();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expect(search).toHaveValue('groep zon');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Opslaan als CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^bestellingen-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(csv).toMatch(/Btw 21%/);
  expect(csv).toContain(`${number};`);
  await search.fill('xyzzy');
  await expect(page.getByText('Geen bestellingen gevonden')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('[S73, S74, T80, C02, C14, E09] switching into a company and back: banner, title, and every tab within a second', async ({
  openAs,
  apiSession,
}) => {
  const vlinder = await apiSession('vlinder');
  const page = await openAs('koepel', '/profiel/overkoepelende-organisatie');
  const other = await page.context().newPage();
  await withoutLongTimers(other);
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  const row = page.getByRole('table').getByRole('row', { name: new RegExp(vlinder.customerNumber) });
  await expect(row.getByText(vlinder.companyName).first()).toBeVisible();
  const own = await storedToken(page);
  const switched = page.waitForResponse(/\/account\/switch\//);
  await row.getByRole('link').click();
  await switched;
  await page.waitForURL((url) => url.pathname === '/');
  const banner = (tab: Page) => tab.getByRole('region', { name: 'Voor wie je bestelt' });
  await expect(banner(page).getByText(`Je bestelt voor ${vlinder.companyName}`)).toBeVisible();
  await expect(banner(other).getByText(vlinder.companyName)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('magazijn.previousToken'))).toBe(own);
  for (const path of [
    '/',
    '/categorie/verzorging',
    '/zoeken/luiers',
    '/aanbiedingen',
    '/winkelwagen',
    '/profiel/overzicht',
    '/profiel/wachtwoord',
    '/kruidvat/over-ons',
    '/product/knutselen/demo-verf',
  ]) {
    await page.goto(path);
    await expect(banner(page).getByText(vlinder.companyName)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${vlinder.companyName}`));
  }
  await page
    .getByRole('link', { name: /Verf & knutselen/ })
    .first()
    .click();
  await page.waitForURL('**/categorie/**');
  await expect(page).toHaveTitle(new RegExp(`^${vlinder.companyName}`));
  const colour = () => banner(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const first = await colour();
  const bij = await apiSession('bij');
  await page.goto('/profiel/overkoepelende-organisatie');
  await page
    .getByRole('row', { name: new RegExp(bij.customerNumber) })
    .getByRole('link')
    .click();
  await expect(banner(page).getByText(`Je bestelt voor ${bij.companyName}`)).toBeVisible();
  expect(await colour()).not.toBe(first);
  await page.waitForURL((url) => url.pathname === '/');
  await banner(page).getByRole('button', { name: 'Switch terug' }).click();
  await expect(banner(page)).not.toBeAttached();
  await page.waitForURL((url) => url.pathname === '/');
  // Not even what is said to who does not see the screen names the former company.
  expect(await page.textContent('body')).not.toContain(bij.companyName);
  expect(await storedToken(page)).toBe(own);
  await expect(banner(other)).not.toBeAttached();
});

test('[R03, S74] a company that is not on one’s list cannot be switched into, and another’s order is not there', async ({
  openAs,
  apiSession,
}) => {
  const vlinder = await apiSession('vlinder');
  await placeOrder(vlinder);
  const { orders } = await vlinder.call<{ orders: { id: number }[] }>('/order/1/1');
  const page = await openAs('mier', '/', { expectedErrors: refused });
  await page.goto('/switch/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Switchen van account mislukt' })).toBeVisible();
  await page.goto(`/order/${orders[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bestelling niet gevonden' })).toBeVisible();
  const mier = await apiSession('mier');
  await expect(mier.call(`/order/detail/${orders[0]?.id}`)).rejects.toThrow(/40[34]/);
});

test('[R01, R02, R04] a visitor reaches what is for everyone, sees no minicart, and is asked to log in elsewhere', async ({
  openPage,
}) => {
  const page = await openPage('/');
  for (const path of [
    '/',
    '/login',
    '/registreren',
    '/wachtwoord-vergeten',
    '/kruidvat/over-ons',
    '/zoeken/luiers',
    '/categorie/verzorging',
    '/product/knutselen/demo-verf',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('[data-slot=mini-cart]').count()).toBe(0);
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Bekijk actie' })).toHaveCount(0);
  for (const path of [
    '/profiel/overzicht',
    '/profiel/wachtwoord',
    '/profiel/favorieten',
    '/winkelwagen',
    '/bestellen/betalen',
    '/order/1',
    '/aanbiedingen',
  ]) {
    await page.goto(path);
    await page.waitForURL(`**/login?returnUrl=${encodeURIComponent(path)}`);
  }
});

test('[C09, C01] the bearer goes to the shop’s own calls; the XSRF header with writes only', async ({
  openAs,
}) => {
  const page = await openAs('bij', '/');
  const calls: { method: string; bearer: boolean; xsrf: boolean; own: boolean }[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    calls.push({
      method: request.method(),
      bearer: 'authorization' in headers,
      xsrf: 'x-xsrf-token' in headers,
      own: new URL(request.url()).pathname.startsWith('/api/v1/'),
    });
  });
  await page.goto('/product/verzorging/luiers/demo-luiers-maat-4');
  const kept = page.waitForResponse(/\/shop\/cart$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first()
    .click();
  await kept;
  const own = calls.filter((call) => call.own);
  expect(own.some(({ method }) => method === 'POST')).toBe(true);
  expect(own.every(({ bearer }) => bearer)).toBe(true);
  expect(calls.every(({ bearer, own: isOwn }) => isOwn || !bearer)).toBe(true);
  expect(own.every(({ method, xsrf }) => xsrf === (method !== 'GET'))).toBe(true);
});

test('[S45, V11, X05] a forgotten password: required, unknown, and on its way', async ({ openPage }) => {
  const page = await openPage('/wachtwoord-vergeten', { expectedErrors: /404/ });
  const send = page.getByRole('main').getByRole('button', { name: 'Versturen' });
  const email = page.getByRole('main').getByLabel('E-mailadres');
  await send.click();
  await expect(page.getByText('Vul je e-mailadres in.')).toBeVisible();
  await email.fill(' niemand@nergens.test ');
  await send.click();
  await expect(
    page.getByText('Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.'),
  ).toBeVisible();
  await email.fill('mier@demo.magazijn.test');
  await send.click();
  await expect(
    page.getByRole('main').getByText('U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.'),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('[V11, X07, S45] a reset: both fields, equal, and a link that still works', async ({ openPage }) => {
  const page = await openPage(`/wachtwoord-vergeten/${'a'.repeat(43)}`, { expectedErrors: /40\d|422/ });
  const save = page.getByRole('button', { name: 'Wachtwoord opslaan' });
  await save.click();
  await expect(page.getByRole('main').getByText('Formulier is onjuist')).toBeVisible();
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een-lang-geheim-1');
  await page.getByLabel('Herhaal nieuw wachtwoord', { exact: true }).fill('een-lang-geheim-2');
  await save.click();
  await expect(page.getByRole('main').getByText('Wachtwoorden komen niet overeen met elkaar')).toBeVisible();
  await page.getByLabel('Herhaal nieuw wachtwoord', { exact: true }).fill('een-lang-geheim-1');
  await save.click();
  await expect(
    page.getByRole('alert').filter({ hasText: /Deze link werkt niet meer|Er is een fout opgetreden/ }),
  ).toBeVisible();
});
