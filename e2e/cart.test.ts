import { storedCart } from './browser/keepCart.ts';
import { withoutLongTimers } from './browser/withoutLongTimers.ts';
import { expect, test } from './fixtures.ts';

test('[T10, T15, T23, K04] another tab shows the changed cart, and a reload keeps a quantity that was just typed', {
  tag: '@default',
}, async ({ openPage, apiSession }) => {
  const session = await apiSession('bij');
  const { id } = await session.call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const page = await openPage('/winkelwagen', {
    storage: storedCart(session, { quantities: { [id]: 2 } }),
  });
  const other = await page.context().newPage();
  await withoutLongTimers(other);
  await other.goto('/winkelwagen');
  for (const tab of [page, other]) await expect(tab.getByText('1 product, 2 artikelen')).toBeVisible();
  await page.getByRole('button', { name: 'Eén meer' }).first().click();
  await expect(other.getByText('1 product, 3 artikelen')).toBeVisible();
  await page.getByRole('spinbutton').first().fill('9');
  await page.reload();
  for (const tab of [page, other]) await expect(tab.getByText('1 product, 9 artikelen')).toBeVisible();
  // Amounts are stored when the server has priced the cart.
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('magazijn.cart') ?? '{}'));
  await expect
    .poll(stored)
    .toMatchObject({ amount: { [id]: 9 }, total: { items: 9, amount: 242.55 }, discount: '' });
  expect((await stored()).data.subtotal_exclusive).toBe(242.55);
});

test('[V21, T12, E05] a 2+1 deal, a give-away and a coupon change the sums of the cart', async ({
  openPage,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const idOf = async (path: string) => (await session.call<{ id: number }>(`/product/detail/${path}`)).id;
  const [juice, drawing] = await Promise.all(
    ['voeding/fruit/demo-appelsap-2-plus-1', 'knutselen/demo-cadeau'].map(idOf),
  );
  const page = await openPage('/winkelwagen', {
    storage: storedCart(session, { quantities: { [Number(juice)]: 2, [Number(drawing)]: 2 } }),
  });
  await expect(page.getByText(/totale aantal in, inclusief het gratis artikel/)).toBeVisible();
  await page.getByRole('button', { name: /^Voeg 1 gratis toe/ }).click();
  await expect(page.getByRole('main').getByText(/2 betaald, 1 gratis/)).toBeVisible();
  await expect(page.getByText('Korting acties')).toBeVisible();
  await expect(page.getByText('Uw gratis artikel!')).toBeVisible();
  const lines = page.getByRole('list', { name: 'Producten in je winkelmand' });
  await expect(lines.getByRole('listitem')).toHaveCount(3);
  await expect(lines.getByRole('spinbutton')).toHaveCount(2);
  await page.getByLabel('Kortingscode').fill('DEMO10');
  const sums = page.getByRole('region', { name: 'Overzicht' });
  await expect(sums.getByText('Kortingscode DEMO10')).toBeVisible();
  for (const row of ['Btw 9 %', 'Btw 21 %', 'Totaal incl. btw'])
    await expect(sums.getByText(row)).toBeVisible();
});
