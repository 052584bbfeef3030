import type { Page } from '@playwright/test';
import type { ApiSession } from './browser/apiSession.ts';
import { axeViolations } from './browser/axeViolations.ts';
import { keepCart, storedCart } from './browser/keepCart.ts';
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

const reorder = (page: Page) => page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
const units = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}').amount ?? {});
const euros = (cents: number) => `€ ${(cents / 100).toFixed(2).replace('.', ',')}`;

test("[S64, T14] 'Opnieuw bestellen' adds what is as it was, and tells what is gone, sold out, short, dearer or has lost its deal", async ({
  openPage,
  apiSession,
  database,
}) => {
  const session = await apiSession('bij');
  const [same, dearer, out, gone, short, dealt] = await ownProducts(database, 1, 6);
  if (!same || !dearer || !out || !gone || !short || !dealt) throw new Error('Too few products.');
  await database`
        update products set offer_label = '2+1 gratis', deal = '{"kind":"free-goods","paid":2,"free":1}'::jsonb
          where id = ${dealt.id}`;
  const id = await order(
    session,
    new Map([
      [same, 2],
      [dearer, 1],
      [out, 1],
      [gone, 1],
      [short, 5],
      [dealt, 3],
    ]),
  );
  await database`update products set price_cents = price_cents + 105 where id = ${dearer.id}`;
  await database`update products set stock = 0 where id = ${out.id}`;
  await database`update products set available = false where id = ${gone.id}`;
  await database`update products set stock = 3 where id = ${short.id}`;
  await database`update products set deal = null, offer_label = null where id = ${dealt.id}`;

  const page = await openPage(`/order/${id}`, {
    storage: storedCart(session, { quantities: { [same.id]: 1 } }),
  });
  await reorder(page);
  const view = page.getByRole('region', { name: 'Niet alles is nog zoals in je bestelling' });
  await expect(view.getByText('3 van de 6 producten liggen in je winkelmand.')).toBeVisible();
  const told = (product: OwnProduct) =>
    view
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${product.description} `) })
      .textContent();
  expect(await told(out)).toContain('Uitverkocht');
  expect(await told(gone)).toContain('Niet meer leverbaar');
  expect(await told(short)).toContain('Niet genoeg op voorraad: nog 3');
  expect(await told(dealt)).toContain('Actie afgelopen: 2+1 gratis');
  const prices = String(await told(dearer)).replaceAll('\u00a0', ' ');
  expect(prices).toContain(`was ${euros(dearer.priceCents)}`);
  expect(prices).toContain(`nu ${euros(dearer.priceCents + 105)}`);
  expect(await units(page)).toEqual({ [same.id]: 3, [dearer.id]: 1, [dealt.id]: 3 });
  expect(await axeViolations(page)).toEqual([]);

  await view.getByRole('button', { name: `Laat weg: ${dearer.description}` }).click();
  await view.getByRole('button', { name: `Voeg er 3 toe: ${short.description}` }).click();
  await expect(view.getByText('3 van de 6 producten liggen in je winkelmand.')).toBeVisible();
  await expect.poll(() => units(page)).toEqual({ [same.id]: 3, [short.id]: 3, [dealt.id]: 3 });

  await view.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(page.getByRole('main').getByText('Je winkelmand is weer zoals hij was.')).toBeVisible();
  await expect.poll(() => units(page)).toEqual({ [same.id]: 1 });
});

test('[S64] an order that is all as it was is in the cart with one click, and the way there is one more', async ({
  openPage,
  apiSession,
  database,
}) => {
  const session = await apiSession('bij');
  const [product] = await ownProducts(database, 2, 1);
  if (!product) throw new Error('No product.');
  const id = await order(session, new Map([[product, 2]]));
  const page = await openPage(`/order/${id}`, {
    storage: storedCart(session, { quantities: {} }),
    width: 360,
  });
  await reorder(page);
  const view = page.getByRole('region', { name: 'Alles ligt in je winkelmand, zoals in je bestelling.' });
  await view.getByRole('link', { name: 'Naar je winkelmand' }).click();
  await expect(page.getByText('1 product, 2 artikelen')).toBeVisible();
});

test('[S64, R03] a stranger’s order is not found, leads on to one’s own history, and shows nothing of it', async ({
  openPage,
  apiSession,
  database,
}) => {
  const [product] = await ownProducts(database, 3, 1);
  if (!product) throw new Error('No product.');
  const id = await order(await apiSession('vlinder'), new Map([[product, 2]]));
  const page = await openPage('/', { expectedErrors: /404/ });
  await keepCart(page, await apiSession('bij'), { quantities: {} });
  for (const stranger of [String(id), '999999999', 'abc', '-1', '1e3', '99999999999999999999', '%00']) {
    await page.goto(`/order/${stranger}`);
    // A zero byte makes it no address of the shop.
    if (stranger === '%00') await page.waitForURL('/');
    else
      await expect(page.getByRole('heading', { level: 1, name: 'Bestelling niet gevonden' })).toBeVisible();
    expect(await page.textContent('main')).not.toContain(product.description);
  }
});
