import { type ApiClient, ApiError } from '@magazijn/api-client';
import { buildProduct } from '@magazijn/api-client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { buildShoppingList } from '../../testing/buildShoppingList.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(api: Partial<ApiClient> = {}, capabilities: readonly string[] = ['lists']) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute('/lijsten', {
    viewer: 'customer',
    stubs: [stub('capabilities', capabilities), stub('categories', [])],
    api: {
      lists: async () => [],
      recalculateCart: async (intent) => answerCart(intent),
      ...api,
    },
  });
}

const create = (name: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /Naam van de lijst/ }), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Maak lijst' }));
};

test('every list links to its page, and shows who can see it', async () => {
  await open({
    lists: async () => [
      buildShoppingList({ productCount: 24 }),
      buildShoppingList({ id: 10, name: 'Vossen', shared: false }),
    ],
  });
  expect(screen.getByRole('link', { name: 'Egels' }).getAttribute('href')).toBe('/lijsten/9');
  expect(screen.getByRole('row', { name: /Egels/ }).textContent).toMatch(/24.*Iedereen van je bedrijf.*18/);
  expect(screen.getByRole('row', { name: /Vossen/ }).textContent).toContain('Alleen jij');
});

test('a list with products leads to a round along the shelves', async () => {
  await open({
    lists: async () => [
      buildShoppingList({ productCount: 24 }),
      buildShoppingList({ id: 10, name: 'Vossen' }),
      buildShoppingList({ id: 11, name: 'Beren', productCount: 3, round: null }),
    ],
  });
  const links = screen.getAllByRole('link', { name: /^Voorraadronde met/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/lijsten/9/telling']);
});

test.each([
  ['a back end without the capability', {}, []],
  ['a back end that names it and has no such call', { lists: async () => null }, ['lists']],
])('%s leads home', async (_what, api, capabilities) => {
  const { place } = await open(api, capabilities);
  expect(place()).toBe('/');
});

test('a list is made of the favourites, and opens', async () => {
  const createList = vi.fn(async () => 9);
  const { place } = await open({ createList, favourites: async () => [buildProduct({ id: 7 })] });
  fireEvent.click(screen.getByRole('radio', { name: 'Je favorieten' }));
  create(' Egels ');
  await waitFor(() => expect(place()).toBe('/lijsten/9'));
  const lines = [{ productId: 7, quantity: 1, kind: 'order' }];
  expect(createList).toHaveBeenCalledWith({ name: 'Egels', shared: true, lines });
});

test('a name is asked for, and a taken one can be changed', async () => {
  const createList = vi.fn(async () => {
    throw new ApiError('refused', 'Er is al een lijst met deze naam.', { status: 422 });
  });
  await open({ createList });
  create('');
  expect(screen.getByText('Geef de lijst een naam.')).toBeDefined();
  expect(createList).not.toHaveBeenCalled();
  create('Egels');
  await screen.findByText('Er is al een lijst met deze naam.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Naam van de lijst/ }).value).toBe('Egels');
});

test('without a connection typed values stay', async () => {
  await open({
    createList: async () => {
      throw new ApiError('unreachable', 'No answer');
    },
  });
  create('Egels');
  await screen.findByText(/De lijst kon niet worden gemaakt\./);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Naam van de lijst/ }).value).toBe('Egels');
});
