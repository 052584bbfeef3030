import { expect, type Page } from '@playwright/test';
import { checkoutPages, payers } from './checkoutPages.ts';
import { formPages, pagesWithoutScripts } from './formPages.ts';
import { type Audience, type PageState, phone, placedOrder, plain, wide } from './PageState.ts';
import { addToCart, answered, banner, button, inHeader, main, seen, unanswered } from './pageActs.ts';

const openMenu = async (page: Page) => {
  await page.locator('[data-slot=mobile-bar]').getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-slot=menu-content]')).toBeVisible();
};

const type = (term: string) => (page: Page) =>
  banner(page).getByLabel('Zoek je product of merk').first().pressSequentially(term);

const search = async (page: Page) => {
  await type('lui')(page);
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
};

/** Shows earlier searches, which appear on focus. */
const recall = async (page: Page) => {
  const path = page.url();
  for (const term of ['appelsap', 'bijtring']) {
    await page.goto(`/zoeken/${term}`);
    // Stored after hydration.
    await page.waitForFunction((kept) => JSON.stringify({ ...localStorage }).includes(kept), term);
  }
  await page.goto(path);
  await banner(page).getByLabel('Zoek je product of merk').first().click();
  await expect(page.getByRole('group', { name: 'Eerder gezocht' })).toBeVisible();
};

const findNothing = async (page: Page) => {
  await type('xyzzyqwerty')(page);
  await seen(page, /^Geen suggesties\./);
};

const nextPage = (page: Page) =>
  main(page).locator('a[href$="page=2"]').filter({ visible: true }).first().click();
const products = '**/api/v1/product/**';
const failed = 'Dit lukt nu niet. Probeer opnieuw.';

const enlarge = async (page: Page) => {
  await button(/^Vergroot foto/)(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluit' })).toBeVisible();
};

/** Makes the page believe that it is offline; the connection stays, for the next page. */
const goOffline = async (page: Page) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await expect(page.getByRole('alert').first()).toBeVisible();
};

const endSession = async (page: Page) => {
  await page.clock.setFixedTime(Date.now() + (8 * 60 - 6) * 60_000);
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Log opnieuw in' })).toBeVisible();
};

const logInAgain = async (page: Page) => {
  await endSession(page);
  await button('Log opnieuw in')(page);
  await expect(page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true })).toBeVisible();
};

const expire = async (page: Page) => {
  const profile = '**/api/v1/account/profile';
  await page.route(profile, (route) => route.fulfill({ status: 401, json: { message: 'Expired.' } }));
  await page.reload();
  await page.waitForURL('**/login?returnUrl=*');
  await seen(page, /^Je sessie is verlopen\./);
  await page.unroute(profile);
};

const switchAccount = async (page: Page) => {
  const back = page.getByRole('button', { name: 'Switch terug' });
  const away = main(page)
    .getByRole('link', { name: /^Switch/ })
    .first();
  await expect(back.or(away).first()).toBeVisible();
  if (await away.isVisible()) {
    await away.click();
    await page.waitForURL((url) => url.pathname === '/');
  } else await page.goto('/');
  await expect(back).toBeVisible();
};

const reorder = async (page: Page) => {
  await button('Opnieuw bestellen')(page);
  await seen(page, /in je winkelmand\.?$/);
};

const failedInvoice: PageState = {
  name: 'an invoice that does not open',
  act: answered(
    '**/order/invoice/**',
    { status: 503 },
    button(/^Factuur/),
    'De factuur kon niet worden geopend. Probeer het opnieuw.',
  ),
  stays: true,
};

/** Opens the login form from a price or its button: in the header, or in a dialog where that is not in view. */
const askToLogIn = async (page: Page) => {
  await button(/^Log in|^Inloggen/)(page);
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
};

const account: PageState = { name: 'account', act: inHeader(/account/), widths: wide };

const diapers = 'verzorging/luiers/demo-luiers-maat-4';
const soldOut = 'verzorging/luiers/demo-uitverkocht';
const deal = 'voeding/fruit/demo-appelsap-2-plus-1';

const visitor: Audience = {
  who: 'a visitor',
  pages: {
    ...formPages,
    '/': [
      plain,
      { name: 'menu', act: openMenu, widths: phone },
      { name: 'suggestions', act: search },
      { name: 'no suggestions', act: findNothing, hasNoStops: true },
      { name: 'login', act: inHeader(/Inloggen/), widths: wide },
      {
        name: 'more aisles',
        act: (page) =>
          page.getByRole('navigation', { name: 'Gangpaden' }).getByRole('button', { name: /Meer$/ }).click(),
        widths: wide,
      },
      { name: 'earlier searches', act: recall },
    ],
    '/categorie/verzorging': [plain, { name: 'filters', act: button(/^Filters/), widths: phone }],
    '/categorie/verzorging/luiers': [
      { name: 'unanswered', act: unanswered(products, nextPage, failed), stays: true },
    ],
    '/categorie/verzorging/luiers?page=2': [plain],
    '/categorie/verzorging?merk=Pukkie': [plain],
    '/categorie/verzorging?merk=Nergens': [plain],
    '/categorie/aanbieding/demo-weekactie': [plain],
    [`/product/${diapers}`]: [
      plain,
      { name: 'asked to log in', act: askToLogIn, widths: wide },
      { name: 'enlarged', act: enlarge, stays: true },
    ],
    [`/product/${soldOut}`]: [plain],
    '/product/knutselen/demo-verf': [plain],
    '/zoeken/luiers': [plain],
    '/zoeken/luirs': [plain],
    '/zoeken/xyzzyqwerty': [plain],
    '/kruidvat/toegankelijkheid': [plain],
    '/kruidvat/contact': [plain, { name: 'without a connection', act: goOffline, stays: true }],
    '/kruidvat/nergens': [plain],
  },
};

const customer: Audience = {
  who: 'a customer on account',
  account: 'vlinder',
  cart: { [diapers]: 12, [deal]: 2 },
  hasOrdered: true,
  pages: {
    ...checkoutPages,
    '/': [plain, { name: 'menu', act: openMenu, widths: phone }, account],
    '/aanbiedingen': [plain],
    '/categorie/verzorging/luiers': [plain],
    [`/product/${diapers}`]: [plain],
    [`/product/${soldOut}`]: [
      plain,
      { name: 'a mail asked for', act: button(/^Stuur mij een email/), stays: true, widths: phone },
      { name: 'with a mail on its way' },
    ],
    '/product/knutselen/demo-cadeau': [plain],
    '/product/knutselen/demo-verf': [{ name: 'toast', act: addToCart }],
    [`/product/${deal}`]: [plain, { name: 'added', act: button(/^Eén meer/), stays: true }],
    '/profiel/favorieten': [plain],
    '/profiel/overzicht': [
      plain,
      { name: 'near its end', act: endSession, stays: true, widths: phone },
      { name: 'logging in again', act: logInAgain, stays: true },
      { name: 'expired', act: expire, stays: true, widths: phone },
    ],
    '/profiel/bestelhistorie': [plain, failedInvoice],
    '/profiel/bestelhistorie?zoek=xyzzy': [plain],
    '/profiel/wachtwoord': [plain, { name: 'refused', act: button('Wachtwoord opslaan'), stays: true }],
    [`/order/${placedOrder}`]: [plain, { name: 'ordered again', act: reorder, stays: true }, failedInvoice],
    '/switch/1': [plain],
  },
};

const belgian: Audience = {
  who: 'a Belgian customer',
  account: 'hommel',
  cart: { [diapers]: 12, [deal]: 2 },
  hasOrdered: true,
  pages: {
    '/winkelwagen': [plain],
    '/bestellen/betalen': [plain],
    '/profiel/overzicht': [plain],
    [`/order/${placedOrder}`]: [plain],
  },
};

const secondBrand: Audience = {
  who: 'a visitor of the second brand',
  brand: 'bouwsteen',
  pages: {
    '/': [plain, { name: 'menu', act: openMenu, widths: phone }, { name: 'suggestions', act: search }],
    '/categorie/verzorging': [plain],
    [`/product/${diapers}`]: [plain],
    [`/product/${deal}`]: [plain],
    '/zoeken/xyzzyqwerty': [plain],
    '/login?error=1': [plain],
    '/registreren': [
      plain,
      ...(formPages['/registreren'] ?? []).filter(({ name }) => name === 'with faults'),
    ],
    '/kruidvat/toegankelijkheid': [plain],
  },
};

export const audiences: readonly Audience[] = [
  visitor,
  { who: 'a visitor without scripts', scripts: false, pages: pagesWithoutScripts },
  customer,
  belgian,
  ...payers,
  {
    who: 'a parent organisation',
    account: 'koepel',
    pages: {
      '/profiel/overzicht': [plain],
      '/profiel/overkoepelende-organisatie': [
        plain,
        { name: 'switched', act: switchAccount, stays: true, widths: [320, 1440] },
      ],
    },
  },
  { who: 'an administrator', account: 'beheer', pages: { '/': [account], '/profiel/overzicht': [plain] } },
  secondBrand,
  {
    who: 'a customer who orders from the second brand',
    brand: 'bouwsteen',
    account: 'vlinder',
    cart: { [diapers]: 12, [deal]: 2 },
    hasOrdered: true,
    pages: {
      '/': [plain, account],
      '/winkelwagen': [plain],
      '/bestellen/betalen': [plain],
      '/profiel/overzicht': [plain],
      '/profiel/bestelhistorie': [plain],
      '/profiel/favorieten': [plain],
      [`/order/${placedOrder}`]: [plain],
    },
  },
];
