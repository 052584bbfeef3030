// Over 300 lines: every page with its calls in one list.

import type { Page } from '@playwright/test';
import { filledRegistration } from '../../../apps/shop/src/features/account/registration/testing/filledRegistration.ts';
import { orderInPunchOut, putInCart } from '../../../e2e/browser/punchOut.ts';
import type { Account } from '../../../e2e/fixtures.ts';
import { DEMO_PASSWORD } from '../../../packages/demo-data/src/index.ts';

/** A page, or an action on it, whose API calls are made to fail. */
export interface PageCalls {
  readonly name: string;
  /** None for a visitor. */
  readonly account?: Account;
  /**
   * May have a placeholder: `{order}` (id of the customer's order), `{company}` (id to switch to), `{code}` (a new
   * punch-out code), `{punchOut}` (the fields of a punch-out request).
   */
  readonly path: string;
  /** Whether the customer has an order in the history. */
  readonly hasOrdered?: true;
  /** Whether the document is loaded, instead of navigating within the shop. */
  readonly loaded?: true;
  /** An action on the page, whose calls are checked instead of those of the page load. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Boxes of diapers in the cart after the action, if it succeeds. @default 12, as before */
  readonly boxesAfter?: number;
  /** Whether the page may go on to the procurement system without the call, building the return itself. */
  readonly mayLeave?: true;
  /** The calls to check. @default all */
  readonly only?: RegExp;
}

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
  { name: 'the home page', path: '/' },
  {
    name: 'a category',
    path: '/categorie/verzorging/luiers',
  },
  { name: 'a product', path: diapers },
  { name: 'a search', path: '/zoeken/luiers' },
  { name: 'a page of text', path: '/kruidvat/contact' },
  {
    name: 'what is suggested',
    path: '/kruidvat/contact',
    act: (page) =>
      page.getByRole('banner').getByLabel('Zoek je product of merk').first().pressSequentially('lui'),
  },
  {
    name: 'a login',
    path: '/login',
    act: async (page) => {
      await fill(page, { 'E-mailadres': 'niemand@demo.magazijn.test', Wachtwoord: DEMO_PASSWORD });
      await press('Login')(page);
    },
  },
  {
    name: 'a forgotten password',
    path: '/wachtwoord-vergeten',
    act: async (page) => {
      await fill(page, { 'E-mailadres': 'niemand@demo.magazijn.test' });
      await press('Versturen')(page);
    },
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
  },
  {
    name: 'a punch-out by name and password',
    path: `/oci/login?USERNAME=vlinder%40demo.magazijn.test&PASSWORD=${encodeURIComponent(DEMO_PASSWORD)}`,
    loaded: true,
  },
];

const customer: readonly PageCalls[] = [
  {
    name: 'the home page, loaded',
    account: 'vlinder',
    path: '/',
    loaded: true,
  },
  {
    name: 'the home page',
    account: 'vlinder',
    path: '/',
  },
  { name: 'offers', account: 'vlinder', path: '/aanbiedingen' },
  {
    name: 'a category',
    account: 'vlinder',
    path: '/categorie/verzorging/luiers',
  },
  {
    name: 'a product',
    account: 'vlinder',
    path: diapers,
  },
  { name: 'a search', account: 'vlinder', path: '/zoeken/luiers' },
  { name: 'favourites', account: 'vlinder', path: '/profiel/favorieten' },
  { name: 'the lists', account: 'vlinder', path: '/lijsten' },
  { name: 'the purchases', account: 'vlinder', path: '/eerder-gekocht' },
  { name: 'the standing orders', account: 'vlinder', path: '/herhaalorders' },
  { name: 'the people', account: 'vlinder', path: '/profiel/mensen' },
  { name: 'the cost centres', account: 'vlinder', path: '/profiel/kostenplaatsen' },
  { name: 'the invoices', account: 'vlinder', path: '/profiel/facturen' },
  { name: 'the spending', account: 'vlinder', path: '/profiel/uitgaven' },
  { name: 'the locations', account: 'koepel', path: '/profiel/locaties' },
  { name: 'an order for several locations', account: 'koepel', path: '/profiel/locaties/bestellen' },
  { name: 'the delivery plan', account: 'vlinder', path: '/bezorgplanner' },
  { name: 'the delivery addresses', account: 'vlinder', path: '/profiel/bezorgadressen' },
  { name: 'the profile', account: 'vlinder', path: '/profiel/overzicht' },
  { name: 'the history', account: 'vlinder', path: '/profiel/bestelhistorie' },
  { name: 'the password', account: 'vlinder', path: '/profiel/wachtwoord' },
  { name: 'an order', account: 'vlinder', path: '/order/{order}' },
  { name: 'the cart', account: 'vlinder', path: '/winkelwagen' },
  {
    name: 'the cart, loaded',
    account: 'vlinder',
    path: '/winkelwagen',
    loaded: true,
  },
  { name: 'paying', account: 'vlinder', path: '/bestellen/betalen' },
  {
    name: 'paying, loaded',
    account: 'vlinder',
    path: '/bestellen/betalen',
    loaded: true,
  },
  {
    name: 'the end of an order, loaded',
    account: 'vlinder',
    path: '/bestellen/betalen/gelukt',
    loaded: true,
  },
  {
    name: 'companies of a parent, loaded',
    account: 'koepel',
    path: '/profiel/overkoepelende-organisatie',
    loaded: true,
  },
  { name: 'a switch', account: 'koepel', path: '/switch/{company}' },
  {
    name: 'one more in the cart',
    account: 'vlinder',
    path: diapers,
    act: press(/^Eén meer/),
    boxesAfter: 13,
  },
  {
    name: 'a coupon',
    account: 'vlinder',
    path: '/winkelwagen',
    act: async (page) => {
      await fill(page, { Kortingscode: 'DEMO10' });
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'a favourite',
    account: 'vlinder',
    path: diapers,
    act: press(/^(Voeg toe aan|Verwijder uit) favorieten/),
  },
  {
    name: 'a mail asked for',
    account: 'vlinder',
    path: soldOut,
    act: press(/^Stuur mij een email/),
  },
  {
    name: 'placing an order',
    account: 'vlinder',
    path: '/bestellen/betalen',
    act: press('Bestelling plaatsen'),
    boxesAfter: 0,
  },
  {
    name: 'another day of delivery',
    account: 'vlinder',
    path: '/bestellen/betalen',
    act: (page) =>
      main(page)
        .getByRole('group', { name: 'Wanneer mogen we komen?' })
        .getByRole('radio')
        .last()
        .check({ force: true }),
  },
  {
    name: 'choosing how to pay',
    account: 'mier',
    path: '/bestellen/betalen',
    act: press('Kies hoe je betaalt'),
  },
  {
    name: 'ordering again',
    account: 'vlinder',
    path: '/order/{order}',
    act: press('Opnieuw bestellen'),
    boxesAfter: 24,
  },
  {
    name: 'an invoice',
    account: 'vlinder',
    hasOrdered: true,
    path: '/profiel/bestelhistorie',
    act: press(/^Factuur/),
  },
  {
    name: 'changing the password',
    account: 'vlinder',
    path: '/profiel/wachtwoord',
    act: async (page) => {
      // The current password is wrong, so that nothing changes.
      await fill(page, {
        'Huidig wachtwoord': 'Niet-mijn-wachtwoord-7',
        'Nieuw wachtwoord': newPassword,
        'Herhaal nieuw wachtwoord': newPassword,
      });
      await press('Wachtwoord opslaan')(page);
    },
  },
  {
    name: 'ending other logins',
    account: 'vlinder',
    path: '/profiel/wachtwoord',
    act: press('Log alle andere apparaten uit'),
  },
  {
    name: 'ending one other login',
    account: 'vlinder',
    path: '/profiel/wachtwoord',
    act: press(/^Uitloggen op /),
  },
  {
    name: 'a favourite removed',
    account: 'vlinder',
    path: diapers,
    act: async (page) => {
      await press('Voeg toe aan favorieten')(page).catch(() => {});
      await press('Verwijder uit favorieten')(page);
    },
  },
  {
    name: 'a stock mail cancelled',
    account: 'vlinder',
    path: soldOut,
    act: async (page) => {
      await press(/^Stuur mij een email/)(page).catch(() => {});
      await press('Toch geen mail')(page);
    },
  },
  {
    name: 'a punch-out by a code',
    account: 'vlinder',
    path: '/oci/login#code={code}',
    loaded: true,
  },
  {
    name: 'logging out',
    account: 'vlinder',
    path: '/profiel/overzicht',
    act: press('Uitloggen'),
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
    only: /punch-out/,
  },
];

export const pageCalls: readonly PageCalls[] = [...visitor, ...customer];
