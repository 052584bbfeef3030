import type { Page } from 'playwright-core';

/** An interaction whose time to the next paint is measured. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  act(page: Page, round: number): Promise<void>;
}

const list = '/categorie/verzorging/luiers';
const add = /^Voeg toe(?! aan)/;

/** The commonest interactions, together a visit of 60, by mouse or keyboard, which are what Event Timing measures. */
export const interactions: readonly Interaction[] = [
  {
    name: 'add to the cart, and take it out',
    path: list,
    act: async (page, round) => {
      const main = page.getByRole('main');
      const stepper = main.locator('[data-slot=quantity-stepper]').first();
      if (round % 2 === 0) {
        await main.getByRole('button', { name: add }).first().click();
        await stepper.waitFor();
      } else {
        await stepper.getByRole('button').first().click();
        await stepper.waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'mark a favourite, and unmark it',
    path: list,
    act: async (page) => {
      const hearts = page.getByRole('main').getByRole('button', { name: /favorieten: / });
      const name = await hearts.first().getAttribute('title');
      await hearts.first().click();
      await page.waitForFunction(
        (former) =>
          document.querySelector('main [data-slot=product-card] button[title]')?.getAttribute('title') !==
          former,
        name,
      );
    },
  },
  {
    name: 'to the next page of a list, and back',
    path: '/categorie/verzorging',
    act: async (page, round) => {
      const forward = round % 2 === 0;
      await page.getByRole('link', { name: forward ? 'Volgende' : 'Vorige' }).click();
      await page.waitForURL((url) => (url.searchParams.get('page') === '2') === forward);
    },
  },
  {
    name: 'to a product, and back to its list',
    path: list,
    act: async (page, round) => {
      if (round % 2 === 0) {
        await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
        await page.waitForURL('**/product/**');
      } else {
        await page.getByRole('button', { name: 'Ga terug' }).click();
        await page.waitForURL(`**${list}`);
      }
    },
  },
  {
    name: 'one more of a line in the cart, and one less',
    path: '/winkelwagen',
    act: async (page, round) => {
      const name = round % 2 === 0 ? 'Eén meer' : 'Eén minder';
      await page.getByRole('main').getByRole('button', { name }).first().click();
    },
  },
  {
    name: 'type a letter in the search box',
    path: '/',
    act: async (page, round) => {
      const box = page.getByPlaceholder('Zoek je product of merk').first();
      if (round === 0) await box.focus();
      await page.keyboard.press('luiers maat vier pukkie nacht'.charAt(round % 29));
    },
  },
];
