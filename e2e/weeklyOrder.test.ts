import type { Locator, Page } from '@playwright/test';
import type { Sql } from '../apps/api/src/database.ts';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { type Account, expect, test } from './fixtures.ts';

/** Seconds of the keystroke-level model of Card, Moran and Newell: a touch, a typed character, and a decision. */
const seconds = { touch: 1.1, character: 0.28, decision: 1.35 } as const;

/** The swipes to a place outside of the window, each by seven tenths of it. */
const swipesTo = (place: number, size: number): number =>
  Math.ceil(Math.max(-place, place - size, 0) / (size * 0.7));

/**
 * Uses a page with a touch screen, and counts. A tap on a button, link or field counts as one tap, and so does typing a
 * text into the field that has the focus. A swipe is not a tap, but takes time.
 */
class Buyer {
  taps = 0;
  characters = 0;
  swipes = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
    this.swipes += swipesTo(x, width) + swipesTo(y, height);
    this.taps += 1;
    await target.tap();
  }

  async type(text: string): Promise<void> {
    this.taps += 1;
    this.characters += text.length;
    await this.#page.keyboard.type(text);
  }

  /** The time that a person takes by the model, without the waits for the shop. */
  get seconds(): number {
    const { decision, touch, character } = seconds;
    return Math.round(this.taps * decision + (this.taps + this.swipes) * touch + this.characters * character);
  }

  get summary(): string {
    return `${this.taps} taps, ${this.characters} characters, ${this.swipes} swipes, ${this.seconds} s`;
  }
}

interface Week {
  /** Ordered every week, with their quantities. */
  readonly usual: readonly { readonly id: number; readonly name: string; readonly quantity: number }[];
  /** Ordered for the first time, one of each. */
  readonly additional: readonly string[];
}

/** A week of 38 lines, 4 of them new: products of different names at ordinary prices, which no other journey changes. */
async function weekOf(sql: Sql): Promise<Week> {
  const products = await sql<{ id: number; description: string }[]>`
    select id, description from (
      select distinct on (description) * from products
        where id % 16 <> 1 and path not like 'demo-%' and deal is null and order_limit is null
          and price_old_cents is null and available and stock > 50
        order by description, id
    ) as ordinary order by id limit 38`;
  return {
    usual: products
      .slice(0, 34)
      .map(({ id, description }, index) => ({ id, name: description, quantity: 1 + (index % 3) })),
    additional: products.slice(34).map(({ description }) => description),
  };
}

async function logIn(page: Page, buyer: Buyer, email: string): Promise<void> {
  await buyer.tap(page.getByLabel('E-mailadres'));
  await buyer.type(email);
  await buyer.tap(page.getByLabel('Wachtwoord', { exact: true }));
  await buyer.type(DEMO_PASSWORD);
  await buyer.tap(page.getByRole('main').getByRole('button', { name: 'Login', exact: true }));
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
}

async function addNew(page: Page, buyer: Buyer, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const search = page.getByRole('search');
    // The field keeps the focus and the text of the product before.
    await buyer.tap(
      index === 0 ? search.getByPlaceholder('Zoek') : search.getByRole('button', { name: 'Wis je zoekterm' }),
    );
    await buyer.type(name);
    await buyer.tap(page.getByRole('option', { name: `Voeg toe: ${name}`, exact: true }).first());
  }
}

async function orderCart(page: Page, buyer: Buyer): Promise<void> {
  await buyer.tap(page.getByRole('link', { name: /^Winkelmand/ }).filter({ visible: true }));
  await expect(page.getByText(/^38 producten, /)).toBeVisible();
  await buyer.tap(page.getByRole('link', { name: 'Nu bestellen' }).filter({ visible: true }).first());
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
  await buyer.tap(
    page.getByRole('button', { name: 'Bestelling plaatsen' }).filter({ visible: true }).first(),
  );
  await expect(page.getByRole('heading', { name: 'Hartelijk dank voor uw bestelling.' })).toBeVisible();
}

test('a week of 38 lines, 4 of them new, is ordered on a phone in at most 40 taps and 3 minutes with a list, and in twice as many with favourites', async ({
  openPage,
  apiSession,
  emailOf,
  database,
}) => {
  const { usual, additional } = await weekOf(database);
  const order = async (account: Account, addUsual: (page: Page, buyer: Buyer) => Promise<void>) => {
    const page = await openPage('/login', { width: 390 });
    const buyer = new Buyer(page);
    await logIn(page, buyer, await emailOf(account));
    await addUsual(page, buyer);
    await addNew(page, buyer, additional);
    await orderCart(page, buyer);
    await page.close();
    return buyer;
  };

  const ofFavourites = await apiSession('bij');
  for (const { id } of usual) await ofFavourites.call(`/product/product-favourite/${id}`);
  const withFavourites = await order('bij', async (page, buyer) => {
    await buyer.tap(page.getByRole('link', { name: 'Favorieten', exact: true }).filter({ visible: true }));
    for (const { name, quantity } of usual.toReversed()) {
      await buyer.tap(page.getByRole('button', { name: `Voeg toe: ${name}`, exact: true }));
      const amount = page.getByRole('group', { name: `Aantal ${name}`, exact: true });
      for (let more = 1; more < quantity; more += 1)
        await buyer.tap(amount.getByRole('button', { name: 'Eén meer' }));
    }
  });

  const ofList = await apiSession('vlinder');
  const lines = usual.map(({ id, quantity }) => `${id} ${quantity} order`).join('\n');
  await ofList.call('/lists', { name: 'Weekbestelling', shared: '1', lines });
  const withList = await order('vlinder', async (page, buyer) => {
    await buyer.tap(page.getByRole('button', { name: 'Menu' }));
    await buyer.tap(page.getByRole('link', { name: 'Lijsten', exact: true }));
    await buyer.tap(page.getByRole('link', { name: 'Weekbestelling', exact: true }));
    await buyer.tap(page.getByRole('button', { name: 'Alles in winkelmand' }));
    // One more than usual of three products.
    const preview = page.getByRole('dialog', { name: 'Dit komt in je winkelmand' });
    for (const place of [5, 16, 29])
      await buyer.tap(preview.getByRole('button', { name: 'Eén meer' }).nth(place));
    await buyer.tap(preview.getByRole('button', { name: 'Leg 34 producten in je winkelmand' }));
  });

  // docs/buyers.md has these numbers.
  test
    .info()
    .annotations.push(
      { type: 'with favourites', description: withFavourites.summary },
      { type: 'with a list', description: withList.summary },
    );
  expect(withList.taps).toBeLessThanOrEqual(40);
  expect(withList.seconds).toBeLessThanOrEqual(180);
  expect(withFavourites.taps).toBeGreaterThan(2 * withList.taps);
});
