import { expect, type Page } from '@playwright/test';
import { fillAddress, fillGeneral } from '../../e2e/browser/fillRegistration.ts';
import { punchOutFromSandbox } from '../../e2e/browser/punchOut.ts';
import type { Account } from '../../e2e/fixtures.ts';

type Width = 320 | 768 | 960 | 1440;

/** What is done to a page until it is in the state that is looked at; nothing by default. */
export interface PageState {
  readonly name?: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /**
   * Whether what was done stays when the focus goes from stop to stop.
   *
   * @default for a page as it comes
   */
  readonly stays?: boolean;
  /** Where the state can be had. @default all of {@link widths} */
  readonly widths?: readonly Width[];
}

/** Who looks, and at which states of which paths. */
export interface Audience {
  readonly who: string;
  /** None for a visitor. */
  readonly account?: Account;
  /** The path of a product to how much of it lies in the cart. */
  readonly cart?: Readonly<Record<string, number>>;
  /** Has an order in the history and a favourite. */
  readonly hasOrdered?: boolean;
  readonly pages: Readonly<Record<string, readonly PageState[]>>;
}

/** Stands in a path for the number of the order that a customer has placed. */
export const placedOrder = '{order}';

/** The narrowest window that WCAG names, a tablet, and the two at which the layout is another. */
export const widths: readonly Width[] = [320, 768, 960, 1440];
const wide: readonly Width[] = [960, 1440];
const phone: readonly Width[] = [320];

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

const button = (name: RegExp | string) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click();

const inHeader = (name: RegExp) => (page: Page) => banner(page).getByRole('button', { name }).click();

/** Presses what says by `aria-disabled` that it cannot be done yet, and tells why when it is pressed. */
const premature = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click({ force: true });

const toProvider = async (page: Page) => {
  await button('Kies hoe je betaalt')(page);
  await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
};

const openMenu = async (page: Page) => {
  await page.locator('[data-slot=mobile-bar]').getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-slot=menu-content]')).toBeVisible();
};

/** Types into the search of the header, and waits for what is suggested. */
const search = async (page: Page) => {
  await banner(page).getByLabel('Zoek je product of merk').first().pressSequentially('lui');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
};

const seen = (page: Page, text: RegExp | string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

const toStep2 = async (page: Page) => {
  await fillGeneral(page, 'stappen@nijntje.test');
  await button('Ga naar stap 2')(page);
  await expect(page.getByLabel('Straat')).toBeVisible();
};

const toStep3 = async (page: Page) => {
  await toStep2(page);
  await fillAddress(page);
  await button('Ga naar stap 3')(page);
  await expect(page.getByRole('combobox', { name: 'Maandag: Van' })).toBeVisible();
};

/** A coupon that the cart answers with such words. */
const coupon = (code: string, answer: RegExp) => async (page: Page) => {
  const field = page.getByLabel('Kortingscode');
  await field.fill(code);
  await field.press('Enter');
  await seen(page, answer);
};

/** The choice is kept from one width to the next. */
const groupCart = async (page: Page) => {
  const grouped = main(page).getByRole('button', { name: 'Als één lijst' });
  const ungrouped = main(page).getByRole('button', { name: 'Per categorie' });
  await expect(grouped.or(ungrouped)).toBeVisible();
  if (await ungrouped.isVisible()) await ungrouped.click();
  await expect(grouped).toBeVisible();
};

const refuseReset = async (page: Page) => {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een-lang-geheim-1');
  await page.getByLabel('Herhaal nieuw wachtwoord', { exact: true }).fill('een-lang-geheim-1');
  await button('Wachtwoord opslaan')(page);
  await seen(page, /Deze link werkt niet meer|Er is een fout opgetreden/);
};

/** The next page is asked for, and does not come. */
const failNextPage = async (page: Page) => {
  await page.route('**/api/v1/product/**', (route) => route.abort());
  await main(page).locator('a[href$="page=2"]').filter({ visible: true }).first().click();
  await seen(page, 'Dit lukt nu niet. Probeer opnieuw.');
  await page.unroute('**/api/v1/product/**');
};

/** What a page says of a line that is gone; the line stays, for the next page. */
const goOffline = async (page: Page) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await expect(page.getByRole('alert').first()).toBeVisible();
};

/** Comes back shortly before the end of eight hours. */
const endSession = async (page: Page) => {
  await page.clock.setFixedTime(Date.now() + (8 * 60 - 6) * 60_000);
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Log opnieuw in' })).toBeVisible();
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

const punchOut = async (page: Page) => {
  await punchOutFromSandbox(page, 'method=POST');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};

const reorder = async (page: Page) => {
  await button('Opnieuw bestellen')(page);
  await seen(page, /in je winkelmand\.?$/);
};

const order = async (page: Page) => {
  await button('Bestelling plaatsen')(page);
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The slip that says what was added waits while the pointer is in it. */
const addToCart = async (page: Page) => {
  await button(/^Voeg toe(?! aan)/)(page);
  await page.locator('[data-slot=slip]').hover();
};

const diapers = 'verzorging/luiers/demo-luiers-maat-4';
const soldOut = 'verzorging/luiers/demo-uitverkocht';
const deal = 'voeding/fruit/demo-appelsap-2-plus-1';
const gift = 'knutselen/demo-cadeau';

/** As it comes. */
const plain: PageState = {};
const visitor: Audience = {
  who: 'a visitor',
  pages: {
    '/': [
      plain,
      { name: 'menu', act: openMenu, widths: phone },
      { name: 'suggestions', act: search },
      { name: 'login', act: inHeader(/Inloggen/), widths: wide },
      {
        name: 'more aisles',
        act: (page) =>
          page.getByRole('navigation', { name: 'Gangpaden' }).getByRole('button', { name: /Meer$/ }).click(),
        widths: wide,
      },
    ],
    '/categorie/verzorging': [plain, { name: 'filters', act: button(/^Filters/), widths: phone }],
    '/categorie/verzorging/luiers': [{ name: 'failed', act: failNextPage, stays: true }],
    '/categorie/verzorging/luiers?page=2': [plain],
    '/categorie/verzorging?merk=Pukkie': [plain],
    '/categorie/verzorging?merk=Nergens': [plain],
    '/categorie/aanbieding/demo-weekactie': [plain],
    [`/product/${diapers}`]: [
      plain,
      { name: 'asked to log in', act: button(/^Log in|^Inloggen/), widths: wide },
    ],
    [`/product/${soldOut}`]: [plain],
    '/product/knutselen/demo-verf': [plain],
    '/zoeken/luiers': [plain],
    '/zoeken/xyzzyqwerty': [plain],
    '/kruidvat/toegankelijkheid': [plain],
    '/kruidvat/contact': [plain, { name: 'without a connection', act: goOffline, stays: true }],
    '/kruidvat/nergens': [plain],
    '/login': [plain],
    '/login?error=1': [plain],
    '/login?passwordReset=1': [plain],
    '/registreren': [
      plain,
      { name: 'summed up', act: premature('Ga naar stap 2') },
      { name: 'step 2', act: toStep2, stays: true },
      { name: 'step 3', act: toStep3, stays: true },
    ],
    '/registreren-bedankt': [plain],
    '/wachtwoord-vergeten': [plain],
    '/wachtwoord-vergeten?uitkomst=onbekend': [plain],
    '/wachtwoord-vergeten?uitkomst=verstuurd': [plain],
    '/wachtwoord-vergeten/nieuw': [plain],
    [`/wachtwoord-vergeten/${'a'.repeat(43)}`]: [{ name: 'refused', act: refuseReset, stays: true }],
    '/oci/login': [plain, { name: 'punched out', act: punchOut, stays: true, widths: phone }],
  },
};

const customer: Audience = {
  who: 'a customer on account',
  account: 'vlinder',
  cart: { [diapers]: 12, [deal]: 2 },
  hasOrdered: true,
  pages: {
    '/': [
      plain,
      { name: 'menu', act: openMenu, widths: phone },
      { name: 'account', act: inHeader(/account/), widths: wide },
    ],
    '/aanbiedingen': [plain],
    '/categorie/verzorging/luiers': [plain],
    [`/product/${diapers}`]: [plain],
    [`/product/${soldOut}`]: [
      plain,
      { name: 'a mail asked for', act: button(/^Stuur mij een email/), widths: phone },
      { name: 'with a mail on its way' },
    ],
    [`/product/${gift}`]: [plain],
    '/product/knutselen/demo-verf': [{ name: 'slip', act: addToCart, widths: phone }],
    [`/product/${deal}`]: [plain, { name: 'added', act: button(/^Eén meer/) }],
    '/profiel/favorieten': [plain],
    '/profiel/overzicht': [plain, { name: 'near its end', act: endSession, stays: true, widths: phone }],
    '/profiel/bestelhistorie': [plain],
    '/profiel/bestelhistorie?zoek=xyzzy': [plain],
    '/profiel/wachtwoord': [plain, { name: 'refused', act: button('Wachtwoord opslaan') }],
    [`/order/${placedOrder}`]: [plain, { name: 'ordered again', act: reorder, stays: true }],
    '/switch/1': [plain],
    '/bestellen/betalen': [plain, { name: 'ordered', act: order, stays: true, widths: phone }],
    '/bestellen/betalen/betaalmethode': [plain],
    '/bestellen/betalen/mislukt': [plain],
    '/bestellen/betalen/gelukt': [plain],
    '/winkelwagen': [
      plain,
      { name: 'by category', act: groupCart, stays: true },
      { name: 'coupon refused', act: coupon('NIETS', /geldt niet voor deze bestelling/), stays: true },
      { name: 'coupon accepted', act: coupon('DEMO10', /^Kortingscode DEMO10/), stays: true },
      { name: 'emptied', act: button('Winkelwagen legen'), widths: phone },
    ],
  },
};

/** A customer who pays at once, with such a cart. */
const payer = (who: string, cart: Audience['cart'], pages: Audience['pages']): Audience => ({
  who,
  account: 'mier',
  ...(cart ? { cart } : {}),
  pages,
});

/** Everybody who sees something of the shop that others do not. */
export const audiences: readonly Audience[] = [
  visitor,
  customer,
  payer('a customer with an empty cart', undefined, {
    '/winkelwagen': [plain],
    '/bestellen/betalen': [plain],
    '/profiel/favorieten': [plain],
    '/profiel/bestelhistorie': [plain],
  }),
  payer('a customer below the minimum', { [diapers]: 1 }, { '/winkelwagen': [plain] }),
  payer('a customer above a limit', { 'voeding/fruit/demo-tien-procent': 21 }, { '/winkelwagen': [plain] }),
  payer('a customer with a gift', { [diapers]: 12, [gift]: 2 }, { '/winkelwagen': [plain] }),
  payer(
    'a customer who pays at once',
    { [diapers]: 12 },
    {
      '/bestellen/betalen': [{ name: 'at the provider', act: toProvider }],
    },
  ),
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
];
