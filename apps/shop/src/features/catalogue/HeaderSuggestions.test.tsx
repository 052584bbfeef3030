// Over 300 lines: one component in all its states.
import { ApiError, type Suggestions } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import { SearchBox } from '@magazijn/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { HeaderSuggestions } from './HeaderSuggestions.tsx';

const searched: string[] = [];
function BoxPage() {
  return (
    <SearchBox action="/zoeken" onSearch={(term) => searched.push(term)}>
      <HeaderSuggestions />
    </SearchBox>
  );
}
const places = { '/': BoxPage, '/product/:a/:b': BoxPage, '/categorie/:category': BoxPage };

const nothing: Suggestions = { total: 0, products: [], categories: [] };
const suggested = (name: string): Suggestions => ({
  total: 36,
  products: [
    {
      id: 7,
      name,
      contents: '4 × 44 stuks',
      href: '/product/verzorging/luiers',
      picture: null,
      price: cents(2695),
      soldOut: false,
      bought: false,
    },
  ],
  categories: [{ name: 'Luiers', parentName: 'Verzorging', href: '/categorie/luiers' }],
});

beforeEach(() => {
  window.localStorage.clear();
  searched.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoek je product of merk' });
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent?.trim());

/** Calls that the test answers in any order. */
function handAnswered() {
  const calls: {
    term: string;
    signal: AbortSignal | undefined;
    answer: (found: Suggestions | Error) => void;
  }[] = [];
  const suggestions = (term: string, signal?: AbortSignal) =>
    new Promise<Suggestions>((resolve, reject) => {
      const answer = (found: Suggestions | Error) =>
        found instanceof Error ? reject(found) : resolve(found);
      calls.push({ term, signal, answer });
    });
  return { calls, suggestions };
}

test('typing shows products and categories; HTML in a name is text', async () => {
  const asked: string[] = [];
  const suggestions = async (term: string) => {
    asked.push(term);
    return suggested('<img src=x onerror=alert(1)> luiers');
  };
  await renderRoute('/', { places, api: { suggestions } });
  field().focus();
  for (const text of ['l', 'lu', 'lui']) {
    type(text);
    await pass(50);
  }
  await pass(200);
  expect(asked).toEqual(['lui']);
  expect(within(screen.getByRole('group', { name: 'Producten' })).getByRole('option').textContent).toContain(
    '<img src=x onerror=alert(1)> luiers 4 × 44 stuks',
  );
  expect(
    within(screen.getByRole('group', { name: 'Categorieën' })).getByRole('option').textContent,
  ).toContain('Luiers in Verzorging');
});

test.each([
  [36, 'Alle 36 resultaten voor ‘lui’'],
  [null, 'Alle resultaten voor ‘lui’'],
])(
  'a suggestion shows its price or that it is sold out; of %j results, a button leads to all',
  async (total, all) => {
    const found = suggested('Luiers');
    const [product] = found.products;
    const suggestions = async () => ({
      ...found,
      total,
      products: product ? [product, { ...product, id: 8, href: '/product/a/b', soldOut: true }] : [],
    });
    await renderRoute('/', { places, api: { suggestions } });
    field().focus();
    type('lui');
    await pass(300);
    const [there, gone] = within(screen.getByRole('group', { name: 'Producten' })).getAllByRole('option');
    expect(there?.textContent).toMatch(/€\s26,95/);
    expect(gone?.textContent).toContain('Uitverkocht');
    expect(gone?.textContent).not.toContain('26,95');
    fireEvent.click(screen.getByRole('button', { name: all }));
    expect(searched).toEqual(['lui']);
    expect(screen.queryByRole('option')).toBeNull();
  },
);

describe('ordering from the suggestions', () => {
  const open = async (
    viewer: 'anonymous' | 'customer',
    changes: Partial<Suggestions['products'][number]> = {},
  ) => {
    const found = suggested('Luiers');
    const products = found.products.map((product) => ({ ...product, ...changes }));
    const rendered = await renderRoute('/', {
      places,
      viewer,
      api: {
        suggestions: async () => ({ ...found, products }),
        recalculateCart: async (intent) => answerCart(intent),
      },
    });
    field().focus();
    type('lui');
    await pass(300);
    return rendered;
  };

  test('a customer adds a product, by pointer and by keyboard, and sees the quantity in the cart', async () => {
    const { stores, place } = await open('customer', { bought: true });
    const { cart } = stores;
    expect(screen.getByRole('option', { name: /^Luiers 4/ }).textContent).toContain(
      '4 × 44 stuks · eerder gekocht',
    );
    fireEvent.click(screen.getByRole('option', { name: 'Voeg toe: Luiers' }));
    expect(cart.getState().quantities).toEqual({ 7: 1 });
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) fireEvent.keyDown(field(), { key });
    expect(cart.getState().quantities).toEqual({ 7: 2 });
    expect(screen.getByRole('option', { name: /Luiers.*2 in je winkelmand/ })).toBeDefined();
    fireEvent.click(screen.getByRole('option', { name: 'Eén minder: Luiers' }));
    fireEvent.click(screen.getByRole('option', { name: 'Eén minder: Luiers' }));
    expect(cart.getState().quantities).toEqual({});
    expect([place(), field().value]).toEqual(['/', 'lui']);
  });

  test.each([
    ['a visitor', 'anonymous', {}],
    ['a customer, of a sold-out product', 'customer', { soldOut: true }],
    ['a customer of a back end that does not tell ids', 'customer', { id: null }],
  ] as const)('not for %s', async (_whom, viewer, changes) => {
    await open(viewer, changes);
    expect(screen.getByRole('option', { name: /^Luiers 4/ })).toBeDefined();
    expect(screen.queryByRole('option', { name: /Voeg toe/ })).toBeNull();
  });

  test('without a connection an added product stays in the cart, to be sent again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { stores } = await renderRoute('/', {
      places,
      viewer: 'customer',
      api: {
        suggestions: async () => suggested('Luiers'),
        recalculateCart: async () => {
          throw new ApiError('unreachable', 'No answer');
        },
      },
    });
    field().focus();
    type('lui');
    await pass(300);
    fireEvent.click(screen.getByRole('option', { name: 'Voeg toe: Luiers' }));
    await pass(100);
    expect(stores.cart.getState().quantities).toEqual({ 7: 1 });
  });
});

test('[C08] the picture of a suggestion is 95 × 95', async () => {
  const found = suggested('Luiers');
  const suggestions = async () => ({
    ...found,
    products: found.products.map((product) => ({ ...product, picture: 'luiers' })),
  });
  await renderRoute('/', { places, api: { suggestions } });
  field().focus();
  type('lui');
  await pass(300);
  const product = within(screen.getByRole('group', { name: 'Producten' })).getByRole('option');
  expect(product.querySelector('img')?.getAttribute('src')).toBe('/img/luiers/95/95');
});

test('a suggestion leads to its page, which can show its name; Enter without one searches the typed text', async () => {
  const { place, queries } = await renderRoute('/', {
    places,
    api: { suggestions: async () => suggested('Luiers') },
  });
  field().focus();
  type('luie');
  await pass(200);
  fireEvent.submit(field().form as HTMLFormElement);
  expect(searched).toEqual(['luie']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await vi.waitFor(() => expect(place()).toBe('/product/verzorging/luiers'));
  // Without its price, which may be another one by then.
  expect(queries.seen('/product/verzorging/luiers')).toEqual({
    href: '/product/verzorging/luiers',
    name: 'Luiers',
    contents: '4 × 44 stuks',
    picture: null,
  });
});

test('an address outside the shop leads home', async () => {
  const elsewhere: Suggestions = {
    ...nothing,
    categories: [{ name: 'Elders', parentName: '', href: '//evil.example/' }],
  };
  const { place } = await renderRoute('/categorie/x', {
    places,
    api: { suggestions: async () => elsewhere },
  });
  field().focus();
  type('eld');
  await pass(200);
  fireEvent.click(screen.getByRole('option', { name: 'Elders' }));
  await vi.waitFor(() => expect(place()).toBe('/'));
});

test('a stale request is aborted and its response dropped', async () => {
  const { calls, suggestions } = handAnswered();
  await renderRoute('/', { places, api: { suggestions } });
  field().focus();
  type('lui');
  await pass(200);
  type('verf');
  await pass(200);
  expect([calls.map(({ term }) => term), calls[0]?.signal?.aborted]).toEqual([['lui', 'verf'], true]);
  calls[1]?.answer(suggested('Verf'));
  await pass(0);
  calls[0]?.answer(suggested('Luiers'));
  await pass(0);
  expect(options()[0]).toContain('Verf');
});

test('a slow response and an empty result show a text; a failed request is retried at the next letter', async () => {
  const { calls, suggestions } = handAnswered();
  await renderRoute('/', { places, api: { suggestions } });
  const shown = (text: string) =>
    screen.queryByText(text, { selector: '[data-slot=search-suggestions] > p' });
  field().focus();
  type('xyz');
  await pass(300);
  expect(shown('Suggesties worden geladen…')).toBeNull();
  await pass(600);
  expect(shown('Suggesties worden geladen…')).toBeTruthy();
  calls[0]?.answer(nothing);
  await pass(0);
  expect(shown('Geen suggesties. Druk op Enter om te zoeken.')).toBeTruthy();
  type('xyzz');
  await pass(200);
  calls[1]?.answer(new Error('down'));
  await pass(0);
  expect(shown('Suggesties kunnen nu niet worden geladen. Druk op Enter om te zoeken.')).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.focusIn(field());
  await pass(200);
  calls[2]?.answer(new Error('offline'));
  await pass(0);
  expect(shown('Je bent offline. Suggesties komen terug zodra er weer verbinding is.')).toBeTruthy();
});

test('with a back end without suggestions only earlier searches show, without a message', async () => {
  const history = { version: 1, people: [{ person: 'anonymous', terms: ['luiers maat 4'] }] };
  window.localStorage.setItem('magazijn.searches', JSON.stringify(history));
  await renderRoute('/', { places, api: { suggestions: async () => null } });
  field().focus();
  for (const [typed, shown] of [
    ['maat', ['luiers maat 4']],
    ['xyz', []],
  ] as const) {
    type(typed);
    await pass(1000);
    expect(options()).toEqual(shown);
    expect(screen.queryByText(/sugg/i, { selector: '[data-slot=search-suggestions] > p' })).toBeNull();
  }
});

test('earlier searches show under an empty field, similar ones during typing, and can be deleted', async () => {
  const history = { version: 1, people: [{ person: 'anonymous', terms: ['verf', 'luiers maat 4'] }] };
  window.localStorage.setItem('magazijn.searches', JSON.stringify(history));
  await renderRoute('/', { places, api: { suggestions: async () => nothing } });
  fireEvent.focusIn(field());
  expect(options()).toEqual(['verf', 'luiers maat 4']);
  type('Maat');
  await pass(200);
  expect(options()).toEqual(['luiers maat 4']);
  fireEvent.click(screen.getByRole('button', { name: 'Wis zoekgeschiedenis' }));
  expect(options()).toEqual([]);
  expect(window.localStorage.getItem('magazijn.searches')).toBeNull();
});

test('of 2,000 characters only two hundred are requested', async () => {
  const asked: string[] = [];
  const suggestions = async (term: string) => {
    asked.push(term);
    return nothing;
  };
  await renderRoute('/', { places, api: { suggestions } });
  field().focus();
  type('a'.repeat(2000));
  await pass(200);
  expect(asked).toEqual(['a'.repeat(200)]);
});

test('one letter sends no request and shows no message', async () => {
  await renderRoute('/', { places, api: { suggestions: async () => nothing } });
  fireEvent.focusIn(field());
  type('l');
  await pass(1000);
  expect(document.querySelector('[data-slot=live-region]')?.textContent).toBe('');
});
