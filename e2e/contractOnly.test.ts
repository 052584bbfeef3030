import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Page } from '@playwright/test';
import { freePort } from '../apps/sandbox/src/index.ts';
import { createProvider } from '../apps/sandbox/src/provider/index.ts';
import type { CheckoutSession } from '../packages/api-client/src/index.ts';
import { brands } from '../packages/server/src/index.ts';
import { projectRoot } from '../tools/scripts/projectRoot.ts';
import {
  type ContractBackEnd,
  contractCardLogin,
  contractLogin,
  startContractBackEnd,
} from '../tools/testing/contractBackEnd.ts';
import { addProduct } from './browser/addProduct.ts';
import { toBank } from './browser/toBank.ts';
import { toCart } from './browser/toCart.ts';
import { test as base, expect } from './fixtures.ts';

/** Calls outside of the specified contract: this back end answers 404, which the browser logs. */
const ownCalls =
  /\/api\/v1\/(product\/suggest|punch-out\/|order\/invoice\/\d+\/token|logout|settings|payment\/(state|result)\/|capabilities)/;

const test = base.extend<{
  open(path: string): Promise<Page>;
  openLoggedIn(path: string, login?: typeof contractLogin): Promise<Page>;
}>({
  open: async ({ openPage }, use) =>
    use((path) =>
      openPage(path, { shop, expectedErrors: new RegExp(`404 \\(Not Found\\).*${ownCalls.source}`) }),
    ),
  openLoggedIn: async ({ open }, use) =>
    use(async (path, login = contractLogin) => {
      const page = await open(`/login?returnUrl=${encodeURIComponent(path)}`);
      await page.getByLabel('E-mailadres').fill(login.username);
      await page.getByLabel('Wachtwoord', { exact: true }).fill(login.password);
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
      await page.waitForURL(`**${path}`);
      return page;
    }),
});

const keys = { apiKey: 'emu_api', clientKey: 'emu_client', merchantAccount: 'Contract' };

let backEnd: ContractBackEnd;
let server: ChildProcess;
let shop: string;
let stopProvider: () => Promise<void>;

/** Starts the shop's web server on a back end that implements the contract only. */
test.beforeAll(async () => {
  const port = await freePort();
  shop = `http://localhost:${port}`;
  const provider = await startProvider();
  backEnd = await startContractBackEnd((reference, cents) => openSession(provider, reference, cents));
  server = spawn(process.execPath, [join(projectRoot, 'apps', 'shop', 'server', 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      API_ORIGIN: backEnd.origin,
      PAYMENT_EMULATOR_ORIGIN: provider,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The shop has no output');
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('The shop did not start'))),
  ]);
});
test.beforeEach(() => backEnd.reset());
/** Only specified calls and our own were sent. */
test.afterEach(() => expect(backEnd.unknown.filter((call) => !ownCalls.test(call))).toEqual([]));
test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await backEnd.close();
  await stopProvider();
});

/** Serves the payment provider's origin, which accepts the calls of this shop only. */
async function startProvider(): Promise<string> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-provider-'));
  const facts = { ...keys, origin, shop, api: origin, brand: brands.magazijn, hmacKey: '' };
  // The specification has no webhook; the journey tells the back end of the payment.
  const { app, stop } = createProvider(folder, facts, { send: async () => new Response('[accepted]') });
  const listening = serve({ fetch: app.fetch, port });
  stopProvider = async () => {
    stop();
    listening.close();
    await rm(folder, { recursive: true, force: true });
  };
  return origin;
}

/** Opens a session at the provider, as the back end of another company does. */
async function openSession(provider: string, reference: string, cents: number): Promise<CheckoutSession> {
  const opened = await fetch(`${provider}/v72/sessions`, {
    method: 'POST',
    headers: { 'x-api-key': keys.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      merchantAccount: keys.merchantAccount,
      amount: { currency: 'EUR', value: cents },
      reference,
      returnUrl: `${shop}/bestellen/betalen/betaalmethode`,
    }),
  });
  const { id, sessionData } = (await opened.json()) as { id: string; sessionData: string };
  return { sessionId: id, sessionData, clientKey: keys.clientKey, environment: 'test' };
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('[C04, C06] a visitor browses: home, category with its pages, product, search, page', async ({
  open,
}) => {
  const page = await open('/');
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  await expect(page.getByText('Log in voor prijzen').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).first().click();
  await heading(page, 'Over ons');

  await page.goto('/categorie/verzorging/luiers');
  await expect(page.getByText('14 producten gevonden')).toBeVisible();
  await page.getByRole('link', { name: /Volgende/ }).click();
  await page.waitForURL('**page=2');
  await page.getByRole('link', { name: 'Luier maat 14' }).first().click();
  await heading(page, 'Luier maat 14');
  await expect(page.getByRole('heading', { name: 'Gerelateerde producten' })).toBeVisible();

  // Its role becomes combobox when suggestions arrive.
  const search = page.getByPlaceholder('Zoek je product of merk').first();
  await search.fill('maat 7');
  await search.press('Enter');
  await heading(page, /Zoekresultaten/);
  await expect(page.getByRole('link', { name: 'Luier maat 7' }).first()).toBeVisible();
});

test('[E05, E07, E08, E03, K01] a customer orders on account: cart, coupon, delivery day, thanks, history, order', async ({
  openLoggedIn,
}) => {
  const page = await openLoggedIn('/product/verzorging/luiers/luier-2');
  await addProduct(page, 5);
  await toCart(page);
  await heading(page, 'Jouw winkelmand');
  // 5 × 25.01, of which one is free
  const sums = page.getByRole('region', { name: 'Overzicht' });
  await expect(sums.getByText('100,04', { exact: true })).toBeVisible();
  const incomplete = page.getByText('erbij en die is gratis.').first();
  await expect(incomplete).toBeVisible();
  await page.getByLabel('Kortingscode').fill('TIEN');
  await expect(page.getByText('Kortingscode TIEN')).toBeVisible();

  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await page.waitForURL('**/bestellen/betalen');
  await expect(page.getByText('Lindelaan 5').first()).toBeVisible();
  // 100.04 − 10.00 and 21 % VAT
  await expect(page.getByText('108,95').first()).toBeVisible();
  await page.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
  await heading(page, 'Hartelijk dank voor uw bestelling.');
  await expect(page.getByText('KKB000001200')).toBeVisible();

  await page.goto('/profiel/bestelhistorie');
  const row = page.getByRole('row', { name: /KKB000001200/ });
  await expect(row).toContainText('108,95');
  await row.getByRole('link', { name: 'KKB000001200' }).click();
  await heading(page, 'Bestelling KKB000001200');
  await expect(page.getByText(/Geplaatst op .*, bezorging woensdag 25 november/)).toBeVisible();
  await expect(page.getByText('9000 Gent')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Overzicht' }).getByText('108').first()).toBeVisible();
  await page.getByRole('button', { name: /Opnieuw bestellen$/ }).click();
  await expect(page.getByRole('link', { name: 'Naar je winkelmand' })).toBeVisible();
  await page.goto('/winkelwagen');
  await expect(page.getByText('1 product, 5 artikelen')).toBeVisible();
});

test('[S61, T63] a customer pays by iDEAL: the provider opens, and the way back from the bank leads to the thanks', async ({
  openLoggedIn,
}) => {
  const page = await openLoggedIn('/product/verzorging/luiers/luier-1', contractCardLogin);
  await addProduct(page, 5);
  await toCart(page);
  await page.getByRole('link', { name: 'Nu bestellen' }).first().click();
  await page.getByRole('button', { name: 'Kies hoe je betaalt' }).first().click();
  await page.waitForURL('**/bestellen/betalen/betaalmethode');
  await toBank(page);
  backEnd.confirmPayment();
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await heading(page, 'Hartelijk dank voor uw bestelling.');
  // Waits until the cart is empty: before that it would lead to the thanks page again.
  await expect(page.getByRole('link', { name: 'Winkelmand € 0,00 0 artikelen' })).toBeVisible();
  await page.goto('/profiel/bestelhistorie');
  await expect(page.getByRole('row', { name: /KKB000001201/ })).toBeVisible();
  await page.goto('/winkelwagen');
  await expect(page.getByText('Je hebt 0 artikelen in je winkelmand').first()).toBeVisible();
});

test('[C05, C02] favourites, a stock mail, the profile and logging out', async ({ openLoggedIn }) => {
  const page = await openLoggedIn('/product/verzorging/luiers/luier-3');
  await page
    .getByRole('button', { name: /Stuur mij een email/ })
    .first()
    .click();
  await expect(
    page.getByText('U ontvangt een email als dit product weer beschikbaar is').first(),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /Voeg toe aan favorieten/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Verwijder uit favorieten/ }).first()).toBeVisible();
  await page.goto('/profiel/favorieten');
  await expect(page.getByRole('link', { name: 'Luier maat 3' }).first()).toBeVisible();
  await page.goto('/profiel/overzicht');
  await expect(page.getByText('Op rekening').first()).toBeVisible();
  // Pages of capabilities that this back end does not list redirect home.
  await expect(page.getByRole('main').getByRole('link', { name: 'Favorieten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Snel bestellen' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Lijsten' })).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: /^(Eerder gekocht|Herhaalorders|Mensen|Goedkeuren|Uitgaven|Bezorg.*)$/ }),
  ).toHaveCount(0);
  for (const path of [
    '/snel-bestellen',
    '/lijsten',
    '/lijsten/1',
    '/lijsten/1/telling',
    '/eerder-gekocht',
    '/herhaalorders',
    '/herhaalorders/1',
    '/herhaalorders/antwoord?token=x',
    '/profiel/mensen',
    '/profiel/facturen',
    '/profiel/goedkeuren',
    '/profiel/goedkeuren/regels',
    '/profiel/goedkeuren/1',
    '/profiel/uitgaven',
    '/uitnodiging?token=x',
    '/bezorgplanner',
  ]) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
  }
  await page.goto('/profiel/overzicht');
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/profiel'));
});
