import { ApiError, type Product, type ProductDetail } from '@magazijn/api-client';
import { buildCartLine, buildProduct, buildProductDetail } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { unstable_serialize } from 'swr';
import { expect, test, vi } from 'vitest';
import type { DehydratedQueries, Queries } from '../../shared/data/queries.ts';
import { buildOrderable, buildShoppingList } from '../../testing/buildShoppingList.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { testToken } from '../../testing/testToken.ts';

const path = 'verzorging/luiers/demo-luiers-maat-4';
const favourites = '/profiel/favorieten';
const listed = buildProduct({ name: 'Luiers maat 4', path, price: cents(2695), pictures: ['luiers', 'pak'] });

const orderable = buildOrderable({ ...listed, price: cents(2695), vatPercentage: 21 });
const line = buildCartLine({ name: 'Luiers maat 4', path, picture: 'luiers' });
const purchase = {
  productId: 1,
  name: 'Luiers maat 4',
  contents: '',
  articleNumber: '',
  priceThen: cents(2695),
  times: 1,
  rhythm: null,
  quantity: 1,
  unit: 'doos',
  orderedOn: '2026-11-12',
  product: orderable,
};

/** Opens the page of a listed product from the favourites, while its details are loading; `popular` were shown before. */
async function openListed(
  product: Product = listed,
  popular: readonly Product[] = [],
  initial: DehydratedQueries = {},
) {
  const asked: PromiseWithResolvers<ProductDetail | null>[] = [];
  const view = await renderRoute(favourites, {
    viewer: 'customer',
    initial,
    others: ['/product/:category/:subCategory/:product'],
    stubs: [
      stub('favourites', [{ ...product, favourite: true }]),
      stub('switchableCompanies', []),
      stub('popularProducts', popular),
      stub(
        'list',
        buildShoppingList({ lines: [{ productId: 1, quantity: 1, kind: 'order', product: orderable }] }),
      ),
      stub('alternatives', [{ ...orderable, id: 2, alternatives: [{ ...orderable, alternatives: [] }] }]),
      stub('purchases', { total: 1, historyTotal: 1, purchases: [purchase] }),
      stub('product', () => {
        const request = Promise.withResolvers<ProductDetail | null>();
        asked.push(request);
        return request.promise;
      }),
    ],
  });
  await act(async () => void (await view.queries.ensure('popularProducts')));
  const open = (to: string) => act(async () => void view.router.navigate(`/product/${to}`));
  await open(path);
  const answer = (detail: ProductDetail | null) => act(async () => asked.at(-1)?.resolve(detail));
  const fail = () => act(async () => asked.at(-1)?.reject(new ApiError('unreachable', 'no answer')));
  return { ...view, open, asked, answer, fail };
}

const heading = () => screen.queryByRole('heading', { level: 1, name: 'Luiers maat 4' });
const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content');
const facts = () => document.querySelector('[data-slot=product-panel]')?.textContent;

test('a listed product shows at once with name, picture, price and order button, the details when they are loaded', async () => {
  const { answer, asked } = await openListed();
  expect(asked).toHaveLength(1);
  expect(document.activeElement).toBe(heading());
  expect(document.title).toBe('Luiers maat 4 – Magazijn');
  expect(
    screen.getByText('Luiers maat 4 – Magazijn', { selector: '[aria-live] *, [aria-live]' }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Luiers maat 4, foto 1 van 2' })).toBeTruthy();
  expect(facts()).toContain('26,95');
  expect(screen.getByRole('button', { name: 'Voeg toe: Luiers maat 4' })).toBeTruthy();
  expect(screen.getByText('Het product wordt geladen')).toBeTruthy();
  const shown = heading();
  await answer(
    buildProductDetail({
      ...listed,
      price: cents(2795),
      descriptionHtml: '<p>Zacht en droog.</p>',
      related: [buildProduct({ id: 2, name: 'Billendoekjes' })],
    }),
  );
  expect(await screen.findByText('Zacht en droog.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Billendoekjes/ })).toBeTruthy();
  expect(screen.queryByText('Het product wordt geladen')).toBeNull();
  expect(facts()).toContain('27,95');
  // The same elements: the focus stays on the heading.
  expect(document.activeElement).toBe(shown);
  await waitFor(() => expect(description()).toMatch(/Zacht en droog/));
});

test('the head is that of the page when its address is refined before its details are loaded', async () => {
  const { answer, router } = await openListed();
  await act(() => router.navigate(`/product/${path}?kleur=wit`, { state: { refined: true } }));
  await answer(buildProductDetail({ ...listed, descriptionHtml: '<p>Eerst verfijnd.</p>' }));
  await waitFor(() => expect(description()).toMatch(/Eerst verfijnd/));
});

test('a product that is gone since it was listed leads home, and back from there to the list', async () => {
  const { answer, place, router } = await openListed();
  await answer(null);
  await waitFor(() => expect(place()).toBe('/'));
  await act(() => router.navigate(-1));
  expect(place()).toBe(favourites);
});

test('a product that turns out to be gone does not redirect a buyer who is opening another page', async () => {
  const { answer, open, asked, place } = await openListed();
  await open('verzorging/luiers/anders');
  await act(async () => asked[0]?.resolve(null));
  await answer(buildProductDetail({ name: 'Anders', path: 'verzorging/luiers/anders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anders' })).toBeTruthy();
  expect(place()).toBe('/product/verzorging/luiers/anders');
});

test('a product that visitors do not have shows for a customer whose list has it', async () => {
  await openListed(listed, [], { [unstable_serialize(['anonymous', 'product', path])]: null });
  expect(heading()).toBeTruthy();
});

test('details that fail twice show the error view, whose button requests them again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { answer, fail, asked, place } = await openListed();
  await fail();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(heading()).toBeTruthy();
  await fail();
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  await answer(buildProductDetail({ ...listed, descriptionHtml: '<p>Bij de derde keer.</p>' }));
  expect(await screen.findByText('Bij de derde keer.')).toBeTruthy();
  expect(place()).toBe(`/product/${path}`);
  await waitFor(() => expect(description()).toMatch(/Bij de derde keer/));
});

const button = () => screen.queryByRole('button', { name: 'Voeg toe: Luiers maat 4' });

test('of a deal with a row of its own name and pictures show, and price and order button with the details', async () => {
  // The label is optional: a back end may send the icon alone.
  await openListed(buildProduct({ ...listed, offerIcon: 'drie-halen' })).then(({ unmount }) => {
    expect(heading()).toBeTruthy();
    expect(button()).toBeNull();
    unmount();
  });
  const deal = buildProduct({ ...listed, offerLabel: '2+1 gratis' });
  const first = await openListed(deal);
  const shown = heading();
  expect(document.activeElement).toBe(shown);
  expect(screen.getByRole('img', { name: 'Luiers maat 4, foto 1 van 2' })).toBeTruthy();
  expect(facts()).toBeUndefined();
  expect(button()).toBeNull();
  await first.answer(buildProductDetail(deal));
  expect(button()).toBeTruthy();
  expect(document.activeElement).toBe(shown);
  first.unmount();
  await openListed(buildProduct({ ...listed, offerLabel: '10%', offerPrice: cents(2425) }));
  expect(button()).toBeTruthy();
});

test.each([
  { price: cents(2795) },
  { stock: 0 },
  { offerLabel: '10%', offerIcon: 'label', offerPrice: cents(2425) },
])(
  'price and order button of a product that two lists show differently wait for the details: %o',
  async (changes) => {
    const first = await openListed(listed, [buildProduct({ ...listed, ...changes })]);
    expect(heading()).toBeTruthy();
    expect(facts()).toBeUndefined();
    await first.answer(buildProductDetail(listed));
    expect(button()).toBeTruthy();
    first.unmount();
    await openListed(listed, [listed]);
    expect(button()).toBeTruthy();
  },
);

test.each<[string, (queries: Queries) => unknown, 'whole' | 'outline']>([
  ['a shopping list', (queries) => queries.ensure('list', 9), 'whole'],
  ['the purchases', (queries) => queries.ensure('purchases', '', 'last-desc', 1, 24), 'whole'],
  ['the alternatives of a sold-out product', (queries) => queries.ensure('alternatives', [2]), 'whole'],
  [
    'the cart, an order or the suggestions',
    (queries) => queries.noteSeen([{ ...line, href: `/product/${path}` }]),
    'outline',
  ],
])('a product of %s shows at once too', async (_, load, shows) => {
  const { answer, open, queries } = await openListed(buildProduct({ path: 'verzorging/anders' }));
  expect(heading()).toBeNull();
  await open('verzorging/elders');
  await act(async () => void (await load(queries)));
  await open(path);
  expect(document.activeElement).toBe(heading());
  expect(screen.getByRole('img', { name: /^Luiers maat 4/ })).toBeTruthy();
  // Lines and suggestions lack what a buyer decides by.
  expect(button() !== null).toBe(shows === 'whole');
  await answer(buildProductDetail({ ...listed, descriptionHtml: '<p>Zacht en droog.</p>' }));
  expect(await screen.findByText('Zacht en droog.')).toBeTruthy();
  expect(button()).toBeTruthy();
});

test('a product that is related to a shown one shows at once too', async () => {
  const other = buildProduct({ id: 2, name: 'Billendoekjes', path: 'verzorging/luiers/billendoekjes' });
  const { answer, open } = await openListed();
  await answer(buildProductDetail({ related: [other] }));
  await open(other.path);
  expect(screen.getByRole('heading', { level: 1, name: 'Billendoekjes' })).toBeTruthy();
});

test.each(['another customer', 'nobody'] as const)(
  'prices, order button and favourite of a customer never show after %s follows in the session',
  async (next) => {
    const priced = { ...listed, favourite: true, unitContents: { amount: 176, measure: 'luier' } } as const;
    const { asked, answer, stores } = await openListed(priced);
    await waitFor(() => expect(facts()).toMatch(/26,95.*0,15 per luier/s));
    const rendered: (string | undefined)[] = [];
    const observer = new MutationObserver(() => void rendered.push(facts()));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await act(async () => {
      if (next === 'nobody') stores.session.logOut();
      else stores.session.logIn(testToken({ customerNumber: '100002', username: 'bij@demo.magazijn.test' }));
    });
    observer.disconnect();
    expect([...rendered, facts()].join()).not.toMatch(/26,95|per luier/);
    expect(button()).toBeNull();
    expect(screen.queryByRole('button', { name: /favorieten: Luiers maat 4/, pressed: true })).toBeNull();
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    if (next === 'nobody') return;
    await answer(buildProductDetail({ ...priced, price: cents(2795), favourite: false }));
    await waitFor(() => expect(facts()).toContain('27,95'));
  },
);
