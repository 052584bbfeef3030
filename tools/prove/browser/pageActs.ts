// Actions that several pages need for their states.
import { expect, type Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const banner = (page: Page) => page.getByRole('banner');

export const button = (name: RegExp | string) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click();

/** Adds a product and keeps the toast open by hovering it. */
export const addToCart = async (page: Page) => {
  const add = main(page)
    .getByRole('button', { name: /^Voeg toe(?! aan)/ })
    .first();
  const less = main(page)
    .getByRole('button', { name: /^Eén minder/ })
    .first();
  await expect(add.or(less).first()).toBeVisible();
  if (await less.isVisible()) await less.click();
  await add.click();
  await page.locator('[data-slot=add-to-cart-toast]').hover();
};

export const inHeader = (name: RegExp) => async (page: Page) => {
  await banner(page).getByRole('button', { name }).click();
  await expect(banner(page).locator('[data-slot=panel]')).toBeVisible();
};

/** Clicks a button with `aria-disabled`, which then explains itself. */
export const premature = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click({ force: true });

export const seen = (page: Page, text: RegExp | string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

interface Answer {
  readonly status: number;
  readonly message?: string;
  /** The messages of a refused registration. */
  readonly reasons?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Runs an action while a call gets a mocked response, until a text is visible. */
export const answered =
  (
    call: string,
    { status, message = 'Refused.', reasons = [], headers = {} }: Answer,
    act: (page: Page) => Promise<unknown>,
    words: RegExp | string,
  ) =>
  async (page: Page) => {
    await page.route(call, (route) =>
      route.fulfill({ status, headers, json: { message, data: { message: reasons } } }),
    );
    await act(page);
    await seen(page, words);
    await page.unroute(call);
  };

/** Runs an action while a call fails, until a text is visible. */
export const unanswered =
  (call: string | RegExp, act: (page: Page) => Promise<unknown>, words: RegExp | string) =>
  async (page: Page) => {
    await page.route(call, (route) => route.abort());
    await act(page);
    await seen(page, words);
    await page.unroute(call);
  };
