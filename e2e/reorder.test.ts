import type { Page } from '@playwright/test';
import type { Sql } from '../apps/api/src/database.ts';
import type { ApiSession } from './browser/apiSession.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { expect, test } from './fixtures.ts';

interface OwnProduct {
  readonly id: number;
  readonly description: string;
  readonly priceCents: number;
}

/**
 * Products of different names that no other journey uses, without a deal or a limit; two of one reach the minimum
 * order.
 *
 * @param shelf a number from 0 to 15, different in each journey
 */
const ownProducts = (sql: Sql, shelf: number, count: number): Promise<readonly OwnProduct[]> =>
  sql<OwnProduct[]>`
    select id, description, price_cents from (
      select distinct on (description) * from products
        where id % 16 = ${shelf} and path not like 'demo-%' and deal is null and order_limit is null
          and price_old_cents is null and available and stock > 50 and price_cents between 2600 and 20000
        order by description, id
    ) as own order by id limit ${count}`;

/** Places an order through the API and returns its id. */
async function order({ call }: ApiSession, quantities: ReadonlyMap<OwnProduct, number>): Promise<number> {
  const lines = [...quantities].map(([{ id }, quantity]) => [`products[${id}]`, String(quantity)] as const);
  const { order: draft } = await call<{ order: { order_id: number } }>('/order/create', {
    ...Object.fromEntries(lines),
    discount: '',
    orderReference: '',
  });
  await call(`/payment/account/${draft.order_id}`);
  return draft.order_id;
}

const units = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}').amount ?? {});
const euros = (cents: number) => `€ ${(cents / 100).toFixed(2).replace('.', ',')}`;

test("[S64, T14] 'Opnieuw bestellen' adds unchanged products, lists sold-out and more expensive ones, and leads to the cart", async ({
  openPage,
  apiSession,
  database,
}) => {
  const session = await apiSession('bij');
  const [unchanged, risen, out] = await ownProducts(database, 1, 3);
  if (!unchanged || !risen || !out) throw new Error('Too few products.');
  const id = await order(
    session,
    new Map([
      [unchanged, 2],
      [risen, 1],
      [out, 1],
    ]),
  );
  const nowCents = risen.priceCents + 105;
  await database`update products set price_cents = ${nowCents} where id = ${risen.id}`;
  await database`update products set stock = 0 where id = ${out.id}`;
  const page = await openPage(`/order/${id}`, {
    storage: storedCart(session, { quantities: { [unchanged.id]: 1 } }),
  });
  await page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
  const view = page.getByRole('region', { name: 'Niet alles is nog zoals in je bestelling' });
  await expect(view.getByText('2 van de 3 producten liggen in je winkelmand.')).toBeVisible();
  const noteOf = async ({ description }: OwnProduct) => {
    const item = view.getByRole('listitem').filter({ hasText: new RegExp(`^${description} `) });
    return String(await item.textContent()).replaceAll('\u00a0', ' ');
  };
  expect(await noteOf(out)).toContain('Uitverkocht');
  expect(await noteOf(risen)).toMatch(new RegExp(`was ${euros(risen.priceCents)}.*nu ${euros(nowCents)}`));
  expect(await axeViolations(page)).toEqual([]);
  await view.getByRole('button', { name: `Laat weg: ${risen.description}` }).click();
  await expect.poll(() => units(page)).toEqual({ [unchanged.id]: 3 });
  await view.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await expect(page.getByText('1 product, 3 artikelen')).toBeVisible();
});
