import { buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

test("[S31] the results have the title 'Zoekresultaten'", async () => {
  const asked: unknown[] = [];
  await renderRoute('/zoeken/2%2B1%20%2F%20melk', {
    stubs: [
      stub('categories', []),
      stub('searchProducts', (term, page) => {
        asked.push({ term, page });
        return { total: 1, products: [buildProduct()] };
      }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Zoekresultaten' })).toBeTruthy();
  expect(asked).toEqual([{ term: '2+1 / melk', page: 1 }]);
});

describe('an article number or an EAN', () => {
  const product = buildProduct({
    path: 'verzorging/luiers/luiers-4',
    articleNumber: '101 404',
    ean: '8712345678906',
  });
  const open = async (address: string, products = [product]) =>
    renderRoute(address, {
      stubs: [stub('categories', []), stub('searchProducts', { total: products.length, products })],
    });

  test.each(['101404', '101%20404', '8712345678906'])('%s leads straight to its product', async (number) => {
    const other = buildProduct({ id: 2, name: 'Hoes voor 101404', articleNumber: '7', ean: '' });
    const { place } = await open(`/zoeken/${number}`, [other, product]);
    await waitFor(() => expect(place()).toBe('/product/verzorging/luiers/luiers-4'));
  });

  test.each([
    ['a name', '/zoeken/luiers%20104', [product]],
    ['a part of a number', '/zoeken/10140', [product]],
    ['a number of two products', '/zoeken/101404', [product, { ...product, id: 2 }]],
    ['a number with filters, which were chosen in the results', '/zoeken/101404?voorraad=1', [product]],
  ])('%s shows the results', async (_what, address, products) => {
    const { place } = await open(address, products);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoekresultaten' })).toBeDefined();
    expect(place()).toBe(address);
  });
});

test("[S31] nothing found shows '0 producten gevonden'", async () => {
  await renderRoute('/zoeken/xyzzy', {
    stubs: [stub('categories', []), stub('searchProducts', { total: 0, products: [] })],
  });
  expect(screen.getByText('0 producten gevonden')).toBeTruthy();
});

test('an empty result offers similar terms, and shelves', async () => {
  const { unmount } = await renderRoute('/zoeken/appelsoep', {
    stubs: [
      stub('categories', [buildCategory()]),
      stub('searchProducts', { total: 0, products: [], nearTerms: ['appelsap', '<b>appel</b>'] }),
    ],
  });
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(screen.getByRole('list', { name: 'Bedoel je misschien:' })).toBeTruthy();
  expect(links()).toEqual(
    expect.arrayContaining([
      ['appelsap', '/zoeken/appelsap'],
      ['<b>appel</b>', '/zoeken/%3Cb%3Eappel%3C%2Fb%3E'],
    ]),
  );
  unmount();
  await renderRoute('/zoeken/xyzzy', {
    stubs: [
      stub('categories', [buildCategory()]),
      stub('searchProducts', { total: 0, products: [], nearTerms: [] }),
      stub('popularProducts', [buildProduct({ name: 'Appelsap' })]),
    ],
  });
  const shelf = within(await screen.findByRole('region', { name: 'Best verkocht' }));
  expect(shelf.getByRole('link', { name: 'Appelsap' })).toBeTruthy();
  // The shelves of customers do not show.
  expect(screen.queryByRole('region', { name: 'Jouw favorieten' })).toBeNull();
});

test('a corrected typing error shows the corrected term as a question, with a link to its search', async () => {
  await renderRoute('/zoeken/luirs', {
    stubs: [
      stub('categories', []),
      stub('searchProducts', { total: 1, products: [buildProduct()], searchedTerm: 'luiers' }),
    ],
  });
  const link = screen.getByRole('link', { name: 'luiers' });
  expect(link.getAttribute('href')).toBe('/zoeken/luiers');
  expect(link.parentElement?.textContent).toBe(
    'Bedoelde je luiers? Op je eigen zoekterm is niets gevonden. Dit zijn de resultaten voor luiers.',
  );
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('aria-describedby')).toBe(
    link.parentElement?.id,
  );
});

test('without similar terms a text shows that the shop may not have it, without a question', async () => {
  await renderRoute('/zoeken/kerstboom', {
    stubs: [
      stub('categories', [buildCategory()]),
      stub('searchProducts', { total: 0, products: [], nearTerms: [] }),
    ],
  });
  expect(screen.getByText(/Misschien verkopen we het niet, of heet het hier anders\./)).toBeTruthy();
  expect(screen.queryByText(/Bedoel/)).toBeNull();
});

test('a term of 2,000 characters is cut to two hundred, with a notice', async () => {
  await renderRoute(`/zoeken/${'a'.repeat(2000)}`, {
    stubs: [stub('categories', []), stub('searchProducts', { total: 0, products: [] })],
  });
  expect(screen.getByText('a'.repeat(200))).toBeTruthy();
  expect(screen.getByText('Je zoekterm is erg lang. We zochten op de eerste 200 tekens.')).toBeTruthy();
});

test('a search with results is stored, one without results is not', async () => {
  window.localStorage.clear();
  const found = (term: string) => stub('searchProducts', { total: term === 'verf' ? 1 : 0, products: [] });
  for (const term of ['verf', 'xyzzy']) {
    const { unmount } = await renderRoute(`/zoeken/${term}`, {
      stubs: [stub('categories', []), found(term)],
    });
    unmount();
  }
  expect(JSON.parse(window.localStorage.getItem('magazijn.searches') ?? '')).toEqual({
    version: 1,
    people: [{ person: 'anonymous', terms: ['verf'] }],
  });
});
