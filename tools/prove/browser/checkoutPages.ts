// Cart, payment page, payment provider and result pages.
import { expect, type Page } from '@playwright/test';
import { putInCart } from '../../../e2e/browser/punchOut.ts';
import { type Audience, type PageState, phone, plain, wide } from './PageState.ts';
import { button, main, seen, unanswered } from './pageActs.ts';

const toProvider = async (page: Page) => {
  await button('Kies hoe je betaalt')(page);
  await expect(page.getByText('iDEAL | Wero').first()).toBeVisible();
};

const toCard = async (page: Page) => {
  await toProvider(page);
  await page.getByText('Kaarten', { exact: true }).first().click();
  await expect(page.getByLabel('Naam op de kaart')).toBeVisible();
};

const decide = (decision: string, outcome: string, words: RegExp | string) => async (page: Page) => {
  await toProvider(page);
  await page.getByText('iDEAL | Wero').first().click();
  await page
    .getByRole('button', { name: /iDEAL|Verder|Betaal/ })
    .first()
    .click();
  await page.getByRole('button', { name: decision, exact: true }).click();
  await page.waitForURL(`**/bestellen/betalen/${outcome}`);
  await seen(page, words);
};

/** Opens the thanks page again; the tab stores the order. */
const thanked = (words: RegExp | string) => async (page: Page) => {
  await page.goto('/bestellen/betalen/gelukt');
  await seen(page, words);
};

/** Placing empties the cart, so that only the first width pays; the others open the outcome again. */
const outcome = (
  name: string,
  decision: string,
  words: RegExp | string,
  later = words,
): readonly PageState[] => [
  { name, act: decide(decision, 'gelukt', words), stays: true, widths: phone },
  { name: `${name}, opened again`, act: thanked(later), stays: true, widths: wide },
];

const place = button('Bestelling plaatsen');

const order = async (page: Page) => {
  await place(page);
  await page.waitForURL('**/bestellen/betalen/gelukt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const coupon = (code: string, answer: RegExp) => async (page: Page) => {
  const field = page.getByLabel('Kortingscode');
  await field.fill(code);
  await field.press('Enter');
  await seen(page, answer);
};

/** Groups the cart. The choice is stored, so that later widths may find it grouped. */
const groupCart = async (page: Page) => {
  const grouped = main(page).getByRole('button', { name: 'Als één lijst' });
  const ungrouped = main(page).getByRole('button', { name: 'Per categorie' });
  await expect(grouped.or(ungrouped)).toBeVisible();
  if (await ungrouped.isVisible()) await ungrouped.click();
  await expect(grouped).toBeVisible();
};

/** Empties the cart, after filling it where an earlier width emptied it. */
const emptyCart = async (page: Page) => {
  const empty = main(page).getByRole('button', { name: 'Winkelwagen legen' });
  const isEmpty = page.getByRole('heading', { name: 'Je hebt 0 artikelen in je winkelmand' });
  await expect(empty.or(isEmpty).first()).toBeVisible();
  if (await isEmpty.isVisible()) {
    await page.goto('/product/verzorging/luiers/demo-luiers-maat-4');
    await putInCart(page, 12);
    await page.goto('/winkelwagen');
  }
  await empty.click();
  await expect(page.getByRole('button', { name: 'Maak ongedaan' })).toBeVisible();
};

export const checkoutPages: Audience['pages'] = {
  '/bestellen/betalen': [
    plain,
    {
      name: 'another day that was not taken',
      act: unanswered(
        '**/api/v1/order/delivery/*',
        (page) => main(page).getByRole('radio').nth(1).click({ force: true }),
        /De bezorgdag is niet gewijzigd/,
      ),
      stays: true,
    },
    {
      name: 'unknown',
      act: unanswered(
        /\/payment\/account\/|\/order\/detail\//,
        place,
        /We weten niet of je bestelling is aangekomen/,
      ),
      stays: true,
    },
    { name: 'ordered', act: order, stays: true, widths: phone },
    { name: 'ordered, opened again', act: thanked(/^KK[NB]\d{9}$/), stays: true, widths: wide },
  ],
  '/bestellen/betalen/betaalmethode': [plain],
  '/bestellen/betalen/mislukt': [plain],
  '/bestellen/betalen/gelukt': [plain],
  '/winkelwagen': [
    plain,
    { name: 'by category', act: groupCart, stays: true },
    { name: 'coupon refused', act: coupon('NIETS', /geldt niet voor deze bestelling/), stays: true },
    { name: 'coupon accepted', act: coupon('DEMO10', /^Kortingscode DEMO10/), stays: true },
    { name: 'emptied', act: emptyCart, stays: true },
  ],
};

const diapers = { 'verzorging/luiers/demo-luiers-maat-4': 12 };

const payer = (who: string, cart: Audience['cart'], pages: Audience['pages']): Audience => ({
  who,
  account: 'mier',
  ...(cart ? { cart } : {}),
  pages,
});

const paying = (who: string, ...states: readonly PageState[]) =>
  payer(who, diapers, { '/bestellen/betalen': states });

export const payers: readonly Audience[] = [
  payer('a customer with an empty cart', undefined, {
    '/winkelwagen': [plain],
    '/bestellen/betalen': [plain],
    '/profiel/favorieten': [plain],
    '/profiel/bestelhistorie': [plain],
  }),
  payer(
    'a customer below the minimum',
    { 'verzorging/luiers/demo-luiers-maat-4': 1 },
    { '/winkelwagen': [plain], '/bestellen/betalen': [plain] },
  ),
  payer(
    'a customer above a limit',
    { 'voeding/fruit/demo-tien-procent': 21 },
    { '/winkelwagen': [plain], '/bestellen/betalen': [plain] },
  ),
  payer('a customer with a gift', { ...diapers, 'knutselen/demo-cadeau': 2 }, { '/winkelwagen': [plain] }),
  paying(
    'a customer who pays at once',
    { name: 'at the provider', act: toProvider, stays: true },
    { name: 'a card at the provider', act: toCard, stays: true },
    {
      name: 'not opened',
      act: async (page) => {
        await seen(page, 'Kies hoe je betaalt');
        await unanswered(
          '**/api/v1/order/create',
          button('Kies hoe je betaalt'),
          /er is niets besteld/i,
        )(page);
      },
      stays: true,
    },
    {
      name: 'refused by the bank',
      act: decide('Weigeren', 'mislukt', /Uw betaling is mislukt!/),
      stays: true,
    },
  ),
  paying('a customer who has paid', ...outcome('paid', 'Betalen', 'Betaald', /^KKN\d{9}$/)),
  paying(
    'a customer whose bank has not decided',
    ...outcome('pending', 'Nog niet beslist', /Je bank verwerkt je betaling nog/),
  ),
];
