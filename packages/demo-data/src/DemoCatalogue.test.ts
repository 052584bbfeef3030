import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoCatalogue } from './DemoCatalogue.ts';

const catalogue = demoCatalogue();
const { products, categories, expected, specials, offers, banners } = catalogue;
const share = (matching: readonly unknown[]): number => matching.length / products.length;
const ids = new Set(products.map(({ id }) => id));

function doubles(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('there are 2,000 products in 12 categories with 54 sub categories', () => {
  const ordinary = categories.filter(({ special }) => !special);
  expect(products).toHaveLength(2000);
  expect(ordinary.filter(({ parentId }) => parentId === null)).toHaveLength(12);
  expect(ordinary.filter(({ parentId }) => parentId !== null)).toHaveLength(54);
  expect(ordinary[0]).toMatchObject({ url: 'verzorging', image: 'categorie-verzorging', priority: 1 });
});

test('identifiers of products, categories and offers are unique', () => {
  expect(doubles(products.map(({ id }) => id))).toEqual([]);
  expect(doubles(products.map(({ path }) => path))).toEqual([]);
  expect(doubles(products.map(({ articleNumber }) => articleNumber))).toEqual([]);
  expect(doubles(products.map(({ ean }) => ean))).toEqual([]);
  expect(doubles(products.map(({ popularity }) => popularity))).toEqual([]);
  expect(doubles(products.map(({ description, contents }) => `${description}|${contents}`))).toEqual([]);
  expect(doubles(categories.map(({ id }) => id))).toEqual([]);
  expect(doubles(categories.map(({ parentId, url }) => `${parentId}/${url}`))).toEqual([]);
  expect(doubles(offers.map(({ id }) => id))).toEqual([]);
});

test('no two products share a picture', () => {
  expect(doubles(products.map(({ packShot }) => JSON.stringify(packShot)))).toEqual([]);
});

test('every EAN has a valid check digit', () => {
  for (const { ean } of products) {
    const sum = [...ean].reduce(
      (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
      0,
    );
    expect(`${ean.length} ${sum % 10}`).toBe('13 0');
  }
});

test('every reference resolves', () => {
  const categoryIds = new Set(categories.map(({ id }) => id));
  for (const product of products) {
    expect(categoryIds.has(product.categoryId)).toBe(true);
    expect(product.relatedIds).toHaveLength(6);
    expect(product.relatedIds).not.toContain(product.id);
    expect(product.relatedIds.every((id) => ids.has(id))).toBe(true);
    if (product.deal?.kind === 'give-away') expect(ids.has(product.deal.productId)).toBe(true);
  }
  for (const { productId } of expected) {
    expect(products.find(({ id }) => id === productId)).toMatchObject({ stock: 0 });
  }
  for (const { parentId } of categories) expect(parentId === null || categoryIds.has(parentId)).toBe(true);
  for (const { categoryId, productIds } of specials) {
    expect(categoryIds.has(categoryId)).toBe(true);
    expect(productIds.length).toBeGreaterThan(0);
    expect(productIds.every((id) => ids.has(id))).toBe(true);
  }
});

test('parents come before their children', () => {
  const seen = new Set<number>();
  for (const { id, parentId } of categories) {
    expect(parentId === null || seen.has(parentId)).toBe(true);
    seen.add(id);
  }
});

test('offers, new and sold-out products have realistic shares', () => {
  expect(share(products.filter(({ deal }) => deal !== null))).toBeGreaterThan(0.06);
  expect(share(products.filter(({ deal }) => deal !== null))).toBeLessThan(0.1);
  expect(share(products.filter(({ isNew }) => isNew))).toBeCloseTo(0.08, 1);
  expect(share(products.filter(({ stock }) => stock === 0))).toBeGreaterThan(0.03);
  expect(share(products.filter(({ stock }) => stock === 0))).toBeLessThan(0.06);
});

test('a product with a label has an icon, a previous price is higher, and only products in stock are available', () => {
  for (const product of products) {
    expect(product.offerIcon === null).toBe(product.offerLabel === null);
    expect(product.priceOldCents ?? Number.POSITIVE_INFINITY).toBeGreaterThan(product.priceCents);
    expect(product.available).toBe(product.stock > 0);
    expect(
      Number.isInteger(product.priceCents) && product.priceCents > 0 && product.priceCents % 5 === 0,
    ).toBe(true);
  }
});

test('food and books have 9 % VAT, all else 21 %, and food has a full label', () => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  for (const product of products) {
    const category = byId.get(product.categoryId);
    const parent = byId.get(category?.parentId ?? 0);
    const low = parent?.url === 'voeding' || category?.url === 'boeken';
    expect(product.vatPercentage).toBe(low ? 9 : 21);
    if (parent?.url === 'voeding') {
      for (const row of ['Ingrediënten', 'Allergenen', 'Energie', 'Zout'])
        expect(product.label).toContain(row);
    }
  }
});

test('the care aisle fills more than five pages of twelve', () => {
  const care = categories.find(({ url, parentId }) => url === 'verzorging' && parentId === null);
  const own = new Set(categories.filter(({ parentId }) => parentId === care?.id).map(({ id }) => id));
  expect(products.filter(({ categoryId }) => own.has(categoryId)).length).toBeGreaterThan(60);
});

test('the weekly action is a child of the special category and shows products by reference', () => {
  const special = categories.find(({ url, parentId }) => url === 'aanbieding' && parentId === null);
  const weekly = categories.find(({ url }) => url === 'demo-weekactie');
  expect(special?.special).toBe(true);
  expect(weekly).toMatchObject({ parentId: special?.id, special: true });
  expect(specials.find(({ categoryId }) => categoryId === weekly?.id)?.productIds.length).toBeGreaterThan(12);
});

test('each offer links to a special category and has the label of its products', () => {
  for (const offer of offers) {
    const url = offer.actionUrl.replace('/categorie/aanbieding/', '');
    expect(categories.some((category) => category.special && category.url === url)).toBe(true);
    for (const id of offer.productIds) {
      expect(products.find((product) => product.id === id)?.offerLabel).toBe(offer.label);
    }
  }
});

test('each banner links to an available product and shows one to three', () => {
  for (const { actionUrl, productIds } of banners) {
    const path = actionUrl.split('/').at(-1);
    expect(products.some((product) => product.path === path)).toBe(true);
    expect([1, 2, 3]).toContain(productIds.length);
  }
});

test('two calls give equal catalogues', () => {
  const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  expect(hash(demoCatalogue())).toBe(hash(catalogue));
});
