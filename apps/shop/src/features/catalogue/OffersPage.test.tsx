import { createApiClient, type Facets } from '@magazijn/api-client';
import { buildProduct } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

test("[S30] a customer sees the offers under 'Aanbiedingen'", async () => {
  await renderRoute('/aanbiedingen', {
    viewer: 'customer',
    stubs: [stub('offeredProducts', { total: 1, products: [buildProduct()] })],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Aanbiedingen' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('[S30] all offers are reachable: counted, twelve to a page, sorted, with every filter but the offer itself', async () => {
  const asked: unknown[] = [];
  const products = Array.from({ length: 12 }, (_, index) =>
    buildProduct({ id: index + 1, path: `a/b/p-${index}` }),
  );
  const facets = {
    brands: [{ name: 'Pukkie', count: 20 }],
    onOffer: 77,
    inStock: 70,
    prices: { from: 1.5, until: 80 },
  };
  const { place } = await renderRoute('/aanbiedingen?page=2', {
    viewer: 'customer',
    stubs: [
      stub('offeredProducts', (_, page) => {
        asked.push(page);
        return { total: 77, products, facets };
      }),
    ],
  });
  expect(asked).toEqual([2]);
  expect(screen.getByText('77 producten')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.getByRole('link', { name: /^Pagina\s*7$/ }).getAttribute('href')).toBe(
    '/aanbiedingen?page=7',
  );
  expect(screen.queryByRole('checkbox', { name: /aanbieding/ })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Sorteer op' }), { target: { value: 'prijs' } });
  await waitFor(() => expect(place()).toBe('/aanbiedingen?sorteer=prijs'));
});

describe('[S30] the kinds of offers', () => {
  const facets = (offerKinds: NonNullable<Facets['offerKinds']>): Facets => ({
    brands: [{ name: 'Pukkie', count: 20 }],
    onOffer: 77,
    offerKinds,
    inStock: 70,
    prices: null,
  });
  const all = [
    { kind: 'free-goods', count: 4 },
    { kind: 'percentage', count: 12 },
  ] as const;
  const open = (address: string, kinds: Facets['offerKinds'], capabilities = ['offer-kinds']) =>
    renderRoute(address, {
      viewer: 'customer',
      stubs: [
        stub('capabilities', capabilities),
        stub('offeredProducts', (_size, _page, filters) => ({
          total: filters?.offerKind === 'give-away' ? 0 : 16,
          products: filters?.offerKind === 'give-away' ? [] : [buildProduct()],
          facets: facets(kinds ?? []),
        })),
      ],
    });
  const row = () => within(screen.getByRole('navigation', { name: 'Soort aanbieding' }));

  test('are links with their numbers of products, and keep the other filters', async () => {
    const { place } = await open('/aanbiedingen?merk=Pukkie&sorteer=naam&page=2', all);
    expect(
      row()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Alle aanbiedingen', '/aanbiedingen?merk=Pukkie&sorteer=naam'],
      ['Combinatiedeals (4)', '/aanbiedingen?merk=Pukkie&actie=combinatie&sorteer=naam'],
      ['Korting (12)', '/aanbiedingen?merk=Pukkie&actie=korting&sorteer=naam'],
    ]);
    expect(row().getByRole('link', { current: 'page' }).textContent).toBe('Alle aanbiedingen');
    fireEvent.click(row().getByRole('link', { name: 'Korting (12)' }));
    await waitFor(() => expect(place()).toBe('/aanbiedingen?merk=Pukkie&actie=korting&sorteer=naam'));
    expect(row().getByRole('link', { current: 'page' }).textContent).toBe('Korting (12)');
    // It shows in the row only: removing the other filters keeps it.
    expect(screen.queryByRole('button', { name: /Korting/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Merk: Pukkie/ }));
    await waitFor(() => expect(place()).toBe('/aanbiedingen?actie=korting&sorteer=naam'));
  });

  test('a selected kind without products shows a message, with a link to all', async () => {
    const { place } = await open('/aanbiedingen?actie=cadeau', all);
    expect(row().getByRole('link', { current: 'page' }).textContent).toBe('Cadeau (0)');
    expect(screen.getByText('Met deze filters blijft er niets over.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Wis alle filters' }));
    await waitFor(() => expect(place()).toBe('/aanbiedingen'));
  });

  test.each([
    ['of a single kind', [all[0]], ['offer-kinds']],
    ['of a back end that does not filter by them', undefined, []],
  ])('offers %s have no choice of kinds', async (_case, kinds, capabilities) => {
    await open('/aanbiedingen', kinds, capabilities);
    expect(screen.queryByRole('navigation', { name: 'Soort aanbieding' })).toBeNull();
  });
});

test('[S30] twelve offers are requested, with the address’s page and sort', async () => {
  const asked: string[] = [];
  const api = createApiClient({
    origin: 'https://shop.example',
    knownCapabilities: async () => ['product-filters', 'offer-pages'],
    fetch: async (request) => {
      const { pathname, search } = new URL(request instanceof Request ? request.url : request);
      // Ignores the request for the aisles, which the empty page links to.
      if (!pathname.endsWith('/category')) asked.push(pathname + search);
      return Response.json({ data: { total: 0, products: [] } });
    },
  });
  await renderRoute('/aanbiedingen?page=3&sorteer=naam', {
    viewer: 'customer',
    api: { ...api, capabilities: async () => [] },
  });
  expect(asked).toEqual(['/api/v1/product/offer/3/12?facets=1&sort=name']);
});

test('[S30] the current campaigns show above the products, with deal and last day, on the first page only', async () => {
  const offer = {
    href: '/categorie/aanbieding/luierbroekjes',
    title: 'Pukkie luierbroekjes',
    subtitle: 'Vul 3 dozen in.',
    label: '-15%',
    validUntil: deliveryTimestamp('2026-11-28'),
    image: 'actie',
    productImage: null,
    icon: null,
    products: [],
  };
  const stubs = [
    stub('offeredProducts', { total: 1, products: [buildProduct()] }),
    stub('offers', {
      offers: [offer, { ...offer, href: 'https://elders.example/', validUntil: null }],
      banners: [],
    }),
  ];
  const first = await renderRoute('/aanbiedingen', { viewer: 'customer', stubs });
  const [campaign, other] = within(screen.getByRole('list', { name: 'Acties van nu' })).getAllByRole(
    'listitem',
  );
  expect(campaign?.textContent).toContain('−15%');
  expect(campaign?.textContent).toContain('T/m zaterdag 28 november');
  expect(campaign?.querySelector('a')?.getAttribute('href')).toBe('/categorie/aanbieding/luierbroekjes');
  expect(other?.querySelector('a')?.getAttribute('href')).toBe('/');
  first.unmount();
  await renderRoute('/aanbiedingen?sorteer=naam', { viewer: 'customer', stubs });
  expect(screen.queryByRole('list', { name: 'Acties van nu' })).toBeNull();
});

test("[S30] no offers show '0 producten gevonden'", async () => {
  await renderRoute('/aanbiedingen', {
    viewer: 'customer',
    stubs: [stub('offeredProducts', { total: 0, products: [] })],
  });
  expect(screen.getByText('0 producten gevonden')).toBeTruthy();
});

test('[S30] [T02] a visitor is redirected to the login page, without a request', async () => {
  const { place } = await renderRoute('/aanbiedingen');
  await waitFor(() => expect(place()).toBe('/login?returnUrl=%2Faanbiedingen'));
  expect(screen.queryByRole('heading', { name: 'Aanbiedingen' })).toBeNull();
});

test('[T02] the login page returns to the same page of the offers, with its filters', async () => {
  const { place } = await renderRoute('/aanbiedingen?page=3&sorteer=naam');
  const query = encodeURIComponent('/aanbiedingen?page=3&sorteer=naam');
  await waitFor(() => expect(place()).toBe(`/login?returnUrl=${query}`));
});
