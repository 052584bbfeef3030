import { expect, test } from 'vitest';
import { demoCatalogue } from './DemoCatalogue.ts';

const { products, categories } = demoCatalogue();

function at(path: string) {
  const segments = path.split('/').slice(2);
  const own = segments.at(-1);
  let parentId: number | null = null;
  for (const url of segments.slice(0, -1)) {
    const found = categories.find((category) => category.url === url && category.parentId === parentId);
    if (found === undefined) throw new Error(`No category '${url}' in ${path}.`);
    parentId = found.id;
  }
  const product = products.find((candidate) => candidate.path === own && candidate.categoryId === parentId);
  if (product === undefined) throw new Error(`No product under ${path}.`);
  return product;
}

test('the diapers are plain, in stock, with four pictures and long information; one is below € 50, twelve are not', () => {
  const diapers = at('/product/verzorging/luiers/demo-luiers-maat-4');
  expect(diapers).toMatchObject({
    deal: null,
    priceOldCents: null,
    isNew: false,
    stock: 100_000,
    orderLimit: null,
  });
  expect(diapers.articleNumber).toBe('101 404');
  expect(diapers.images).toHaveLength(4);
  expect(diapers.information.length).toBeGreaterThan(1200);
  for (const block of ['<h3>', '<p>', '<ul>']) expect(diapers.information).toContain(block);
  expect(diapers.priceCents).toBeLessThan(5000);
  expect(diapers.priceCents * 12).toBeGreaterThan(5000);
});

test('the other published paths exist', () => {
  expect(at('/product/verzorging/luiers/demo-uitverkocht')).toMatchObject({ stock: 0, available: false });
  expect(at('/product/voeding/fruit/demo-appelsap-2-plus-1')).toMatchObject({
    deal: { kind: 'free-goods', paid: 2, free: 1 },
    offerLabel: '2+1 gratis',
    offerIcon: 'label-2-plus-1-gratis',
    stock: 100_000,
  });
  expect(at('/product/voeding/fruit/demo-tien-procent')).toMatchObject({
    deal: { kind: 'percentage', percentage: 10 },
    orderLimit: 20,
    stock: 100_000,
  });
  expect(at('/product/knutselen/demo-verf')).toMatchObject({ isNew: true, stock: 100_000 });
});

test('from two drawing pads on, thick wax crayons are free', () => {
  const { deal, stock } = at('/product/knutselen/demo-cadeau');
  const gift = products.find(({ id }) => deal?.kind === 'give-away' && id === deal.productId);
  expect(deal).toMatchObject({ kind: 'give-away', from: 2 });
  expect(stock).toBe(100_000);
  expect(gift).toMatchObject({ description: 'Waskrijtjes dik', deal: null, available: true });
});
