import type { Page } from '@playwright/test';
import type { ApiSession } from './browser/apiSession.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { storedCart } from './browser/keepCart.ts';
import { type OwnProduct, ownProducts } from './browser/ownProducts.ts';
import { expect, test } from './fixtures.ts';

/** Places an order of so many of each product, without a browser; gives its id. */
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

test("[S64, T14] 'Opnieuw bestellen' adds what is as it was, tells what is sold out or dearer, and leads to the cart", {
  tag: '@default',
}, async ({ openPage, apiSession, database }) => {
  const session = await apiSession('bij');
  const [same, dearer, out] = await ownProducts(database, 1, 3);
  if (!same || !dearer || !out) throw new Error('Too few products.');
  const id = await order(
    session,
    new Map([
      [same, 2],
      [dearer, 1],
      [out, 1],
    ]),
  );
  const nowCents = dearer.priceCents + 105;
  await database`update products set price_cents = ${nowCents} where id = ${dearer.id}`;
  await database`update products set stock = 0 where id = ${out.id}`;
  const page = await openPage(`/order/${id}`, {
    storage: storedCart(session, { quantities: { [same.id]: 1 } }),
  });
  await page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
  const view = page.getByRole('region', { name: 'Niet alles is nog zoals in je bestelling' });
  await expect(view.getByText('2 van de 3 producten liggen in je winkelmand.')).toBeVisible();
  const told = async ({ description }: OwnProduct) => {
    const item = view.getByRole('listitem').filter({ hasText: new RegExp(`^${description} `) });
    return String(await item.textContent()).replaceAll('\u00a0', ' ');
  };
  expect(await told(out)).toContain('Uitverkocht');
  expect(await told(dearer)).toMatch(new RegExp(`was ${euros(dearer.priceCents)}.*nu ${euros(nowCents)}`));
  expect(await axeViolations(page)).toEqual([]);
  await view.getByRole('button', { name: `Laat weg: ${dearer.description}` }).click();
  await expect.poll(() => units(page)).toEqual({ [same.id]: 3 });
  await view.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await expect(page.getByText('1 product, 3 artikelen')).toBeVisible();
});
