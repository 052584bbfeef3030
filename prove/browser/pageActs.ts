// What is done to a page on the way to one of its states, on more than one page.
import { expect, type Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const banner = (page: Page) => page.getByRole('banner');

export const button = (name: RegExp | string) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click();

/** The notice of an added product stays while the pointer is over it. */
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
  await page.locator('[data-slot=slip]').hover();
};

/** Opens a panel in the header, whose code may come first. */
export const inHeader = (name: RegExp) => async (page: Page) => {
  await banner(page).getByRole('button', { name }).click();
  await expect(banner(page).locator('[data-slot=panel]')).toBeVisible();
};

/** Presses what says by `aria-disabled` that it cannot be done yet, and tells why when it is pressed. */
export const premature = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click({ force: true });

export const seen = (page: Page, text: RegExp | string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** How a call of the page is answered. */
interface Answer {
  readonly status: number;
  readonly message?: string;
  /** What a refused registration lists. */
  readonly reasons?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Does something while a call of the page is answered in such a way, and until its words are seen. */
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

/** The same while the call does not come. */
export const unanswered =
  (call: string | RegExp, act: (page: Page) => Promise<unknown>, words: RegExp | string) =>
  async (page: Page) => {
    await page.route(call, (route) => route.abort());
    await act(page);
    await seen(page, words);
    await page.unroute(call);
  };
