// Over 300 lines: every page with the calls that it makes, and everything that is done on one.
import type { Page } from '@playwright/test';
import { filledRegistration } from '../../apps/shop/src/features/account/registration/testing/filledRegistration.ts';
import { orderInPunchOut, putInCart } from '../../e2e/browser/punchOut.ts';
import type { Account } from '../../e2e/fixtures.ts';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';

/** A page, or something that is done on one, and the calls that the browser makes for it. */
export interface PageCalls {
  readonly name: string;
  /** None for a visitor. */
  readonly account?: Account;
  /**
   * `{order}` stands for the number of an order that the customer has placed, `{company}` for one to switch to, `{code}`
   * for a new one of a punch-out, `{punchOut}` for what a procurement system sends.
   */
  readonly path: string;
  /** Whether the customer has an order in the history. */
  readonly hasOrdered?: true;
  /** Whether the page is loaded with its document, instead of reached from another. */
  readonly loaded?: true;
  /** What is done there, whose calls are looked at instead of the page's own. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** How many boxes of diapers are in the cart if what is done succeeds after all. @default twelve, as before */
  readonly boxesAfter?: number;
  /** Whether it may go on without the call, to the procurement system: the return is then made here. */
  readonly mayLeave?: true;
  /** By method and path, numbers and tokens written as `*`. */
  readonly calls: readonly string[];
}

/** Good enough to be one. */
const newPassword = 'Bijen-zoemen-graag-7';

const main = (page: Page) => page.getByRole('main');
const press = (name: RegExp | string) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click();
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await main(page).getByLabel(label, { exact: true }).first().fill(value);
};

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';
const soldOut = '/product/verzorging/luiers/demo-uitverkocht';

const visitor: readonly PageCalls[] = [
  { name: 'the home page', path: '/', calls: ['GET /product/popular/*/*', 'GET /offer/*/*'] },
  {
    name: 'a category',
    path: '/categorie/verzorging/luiers',
    calls: ['GET /category/detail/verzorging/luiers', 'GET /product/category/verzorging/luiers/*/*'],
  },
  { name: 'a product', path: diapers, calls: ['GET /product/detail/verzorging/luiers/demo-luiers-maat-*'] },
  { name: 'a search', path: '/zoeken/luiers', calls: ['GET /product/search'] },
  { name: 'a page of text', path: '/kruidvat/contact', calls: ['GET /page/contact'] },
  {
    name: 'what is suggested',
    path: '/kruidvat/contact',
    act: (page) =>
      page.getByRole('banner').getByLabel('Zoek je product of merk').first().pressSequentially('lui'),
    calls: ['GET /product/suggest'],
  },
  {
    name: 'a login',
    path: '/login',
    act: async (page) => {
      await fill(page, { 'E-mailadres': 'niemand@demo.magazijn.test', Wachtwoord: DEMO_PASSWORD });
      await press('Login')(page);
    },
    calls: ['POST /login'],
  },
  {
    name: 'a forgotten password',
    path: '/wachtwoord-vergeten',
    act: async (page) => {
      await fill(page, { 'E-mailadres': 'niemand@demo.magazijn.test' });
      await press('Versturen')(page);
    },
    calls: ['POST /password/request'],
  },
  {
    name: 'a new password by a link',
    path: '/wachtwoord-vergeten/nooit-gemaild',
    act: async (page) => {
      await fill(page, {
        'Nieuw wachtwoord': newPassword,
        'Herhaal nieuw wachtwoord': newPassword,
      });
      await press('Wachtwoord opslaan')(page);
    },
    calls: ['POST /password/reset/nooit-gemaild'],
  },
  {
    name: 'a registration',
    path: '/registreren',
    act: async (page) => {
      const draft = JSON.stringify({ values: filledRegistration, reached: 3 });
      await page.evaluate((text) => sessionStorage.setItem('magazijn.registration', text), draft);
      await page.goto('/registreren');
      await fill(page, {
        Wachtwoord: newPassword,
        'Herhaal wachtwoord': newPassword,
        IBAN: filledRegistration.iban,
      });
      await main(page)
        .getByRole('tab', { name: /Openingstijden/ })
        .click();
      await press('Registreren')(page);
    },
    calls: ['POST /account/register'],
  },
  {
    name: 'a punch-out by name and password',
    path: `/oci/login?USERNAME=vlinder%40demo.magazijn.test&PASSWORD=${encodeURIComponent(DEMO_PASSWORD)}`,
    loaded: true,
    calls: ['POST /login', 'GET /account/profile', 'GET /punch-out/settings'],
  },
];

const customer: readonly PageCalls[] = [
  {
    name: 'the home page, loaded',
    account: 'vlinder',
    path: '/',
    loaded: true,
    calls: [
      'GET /settings',
      'GET /account/kdv',
      'GET /account/extra_values',
      'GET /product/popular/*/*',
      'GET /offer/*/*',
      'GET /product/favourite/*/*',
    ],
  },
  {
    name: 'the home page',
    account: 'vlinder',
    path: '/',
    calls: ['GET /product/popular/*/*', 'GET /offer/*/*', 'GET /product/favourite/*/*'],
  },
  { name: 'offers', account: 'vlinder', path: '/aanbiedingen', calls: ['GET /product/offer/*/*'] },
  {
    name: 'a category',
    account: 'vlinder',
    path: '/categorie/verzorging/luiers',
    calls: ['GET /category/detail/verzorging/luiers', 'GET /product/category/verzorging/luiers/*/*'],
  },
  {
    name: 'a product',
    account: 'vlinder',
    path: diapers,
    calls: ['GET /product/detail/verzorging/luiers/demo-luiers-maat-*'],
  },
  { name: 'a search', account: 'vlinder', path: '/zoeken/luiers', calls: ['GET /product/search'] },
  { name: 'favourites', account: 'vlinder', path: '/profiel/favorieten', calls: ['GET /product/favourites'] },
  { name: 'the profile', account: 'vlinder', path: '/profiel/overzicht', calls: ['GET /account/profile'] },
  { name: 'the history', account: 'vlinder', path: '/profiel/bestelhistorie', calls: ['GET /order/*/*'] },
  { name: 'the password', account: 'vlinder', path: '/profiel/wachtwoord', calls: ['GET /account/sessions'] },
  { name: 'an order', account: 'vlinder', path: '/order/{order}', calls: ['GET /order/detail/*'] },
  { name: 'the cart', account: 'vlinder', path: '/winkelwagen', calls: ['POST /shop/cart'] },
  {
    name: 'the cart, loaded',
    account: 'vlinder',
    path: '/winkelwagen',
    loaded: true,
    calls: ['POST /shop/cart', 'GET /settings', 'GET /account/kdv', 'GET /account/extra_values'],
  },
  { name: 'paying', account: 'vlinder', path: '/bestellen/betalen', calls: ['POST /order/create'] },
  {
    name: 'paying, loaded',
    account: 'vlinder',
    path: '/bestellen/betalen',
    loaded: true,
    calls: ['POST /order/create', 'GET /settings', 'GET /account/kdv', 'GET /account/extra_values'],
  },
  {
    name: 'the end of an order, loaded',
    account: 'vlinder',
    path: '/bestellen/betalen/gelukt',
    loaded: true,
    calls: ['GET /settings', 'GET /account/extra_values'],
  },
  {
    name: 'companies of a parent, loaded',
    account: 'koepel',
    path: '/profiel/overkoepelende-organisatie',
    loaded: true,
    calls: ['GET /account/kdv'],
  },
  { name: 'a switch', account: 'koepel', path: '/switch/{company}', calls: ['GET /account/switch/*'] },
  {
    name: 'one more in the cart',
    account: 'vlinder',
    path: diapers,
    act: press(/^Eén meer/),
    boxesAfter: 13,
    calls: ['POST /shop/cart'],
  },
  {
    name: 'a coupon',
    account: 'vlinder',
    path: '/winkelwagen',
    act: async (page) => {
      await fill(page, { Kortingscode: 'DEMO10' });
      await page.keyboard.press('Tab');
    },
    calls: ['POST /shop/cart'],
  },
  {
    name: 'a favourite',
    account: 'vlinder',
    path: diapers,
    act: press(/^(Voeg toe aan|Verwijder uit) favorieten/),
    calls: ['GET /product/product-favourite/*'],
  },
  {
    name: 'a mail asked for',
    account: 'vlinder',
    path: soldOut,
    act: press(/^Stuur mij een email/),
    calls: ['GET /product/statusmail/*'],
  },
  {
    name: 'placing an order',
    account: 'vlinder',
    path: '/bestellen/betalen',
    act: press('Bestelling plaatsen'),
    boxesAfter: 0,
    calls: ['GET /payment/account/*', 'GET /order/detail/*', 'GET /category'],
  },
  {
    name: 'another day of delivery',
    account: 'vlinder',
    path: '/bestellen/betalen',
    act: (page) => main(page).getByRole('radio').last().check({ force: true }),
    calls: ['POST /order/delivery/*'],
  },
  {
    name: 'choosing how to pay',
    account: 'mier',
    path: '/bestellen/betalen',
    act: press('Kies hoe je betaalt'),
    calls: ['POST /order/create', 'GET /payment/state/*'],
  },
  {
    name: 'ordering again',
    account: 'vlinder',
    path: '/order/{order}',
    act: press('Opnieuw bestellen'),
    boxesAfter: 24,
    calls: ['POST /shop/cart'],
  },
  {
    name: 'an invoice',
    account: 'vlinder',
    hasOrdered: true,
    path: '/profiel/bestelhistorie',
    act: press(/^Factuur/),
    calls: ['POST /order/invoice/*/token'],
  },
  {
    name: 'changing the password',
    account: 'vlinder',
    path: '/profiel/wachtwoord',
    act: async (page) => {
      // The one of now is wrong, so that nothing changes when the call arrives.
      await fill(page, {
        'Huidig wachtwoord': 'Niet-mijn-wachtwoord-7',
        'Nieuw wachtwoord': newPassword,
        'Herhaal nieuw wachtwoord': newPassword,
      });
      await press('Wachtwoord opslaan')(page);
    },
    calls: ['POST /password/change'],
  },
  {
    name: 'ending other logins',
    account: 'vlinder',
    path: '/profiel/wachtwoord',
    act: press('Log alle andere apparaten uit'),
    calls: ['DELETE /account/sessions'],
  },
  {
    name: 'ending one other login',
    account: 'vlinder',
    path: '/profiel/wachtwoord',
    act: press(/^Uitloggen op /),
    calls: ['DELETE /account/sessions/*'],
  },
  {
    name: 'a favourite taken back',
    account: 'vlinder',
    path: diapers,
    act: async (page) => {
      await press('Voeg toe aan favorieten')(page).catch(() => {});
      await press('Verwijder uit favorieten')(page);
    },
    calls: ['DELETE /product/product-favourite/*'],
  },
  {
    name: 'a mail taken back',
    account: 'vlinder',
    path: soldOut,
    act: async (page) => {
      await press(/^Stuur mij een email/)(page).catch(() => {});
      await press('Toch geen mail')(page);
    },
    calls: ['DELETE /product/statusmail/*'],
  },
  {
    name: 'a punch-out by a code',
    account: 'vlinder',
    path: '/oci/login#code={code}',
    loaded: true,
    calls: ['POST /punch-out/exchange'],
  },
  {
    name: 'logging out',
    account: 'vlinder',
    path: '/profiel/overzicht',
    act: press('Uitloggen'),
    calls: ['POST /logout'],
  },
  {
    name: 'a return to the procurement system',
    account: 'vlinder',
    path: '/oci/login?{punchOut}',
    loaded: true,
    act: async (page) => {
      await page.waitForURL((url) => url.pathname === '/');
      await main(page)
        .getByRole('link', { name: /luiers maat 4/ })
        .first()
        .click();
      await putInCart(page, 12);
      await orderInPunchOut(page);
    },
    mayLeave: true,
    calls: ['POST /punch-out/return/*'],
  },
];

export const pageCalls: readonly PageCalls[] = [...visitor, ...customer];
