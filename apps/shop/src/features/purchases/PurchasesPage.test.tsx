import { ApiError, type Purchase, type PurchasePage } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { buildOrderable } from '../../testing/buildShoppingList.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bought = (changes: Partial<Purchase> = {}): Purchase => ({
  productId: 7,
  name: 'Luiers maat 4',
  contents: '4 × 44 stuks',
  articleNumber: '101 404',
  unit: 'doos',
  quantity: 3,
  priceThen: cents(2695),
  times: 30,
  orderedOn: '2024-11-12',
  rhythm: { every: 2, unit: 'week' },
  product: buildOrderable({ id: 7, name: 'Luiers maat 4' }),
  ...changes,
});

const pageOf = (purchases: readonly Purchase[], total = purchases.length): PurchasePage => ({
  total,
  historyTotal: total,
  purchases,
});

interface Given {
  readonly path?: string;
  readonly capabilities?: readonly string[];
  readonly answer?: PurchasePage | null | Error | ((...asked: readonly unknown[]) => PurchasePage);
}

async function open({
  path = '/eerder-gekocht',
  capabilities = ['purchase-history'],
  answer = pageOf([bought()]),
}: Given) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked: unknown[][] = [];
  const rendered = await renderRoute(path, {
    viewer: 'customer',
    stubs: [
      stub('capabilities', capabilities),
      stub('categories', []),
      stub('purchases', (...args) => {
        asked.push(args);
        if (answer instanceof Error) throw answer;
        return typeof answer === 'function' ? answer(...args) : answer;
      }),
    ],
    api: { recalculateCart: async (intent) => answerCart(intent) },
  });
  return { ...rendered, asked };
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

test('a product has its last day and quantity, how often it is ordered, and both prices', async () => {
  await open({
    answer: pageOf([
      bought({ product: buildOrderable({ id: 7, name: 'Luiers maat 4', price: cents(2795) }) }),
      bought({ productId: 8, name: 'Verf', times: 1, quantity: 1, unit: '', rhythm: null }),
    ]),
  });
  const row = rowOf(/Luiers maat 4.*3 dozen/);
  expect(row.textContent).toMatch(
    /art\.\s101\s404.*3 dozen op 12 nov 2024.*30 keer.*om de 2 weken.*€\s27,95.*Toen €\s26,95/,
  );
  expect(within(row).getByRole('link', { name: 'Luiers maat 4' }).getAttribute('href')).toBe(
    '/product/verzorging/luiers/demo-luiers-maat-4',
  );
  expect(rowOf(/1 × op 12 nov 2024/).textContent).not.toMatch(/Toen|om de/);
  expect(screen.getByText('2 producten')).toBeDefined();
});

test('‘Voeg toe’ adds the last quantity, limited by the stock; then the quantity can be changed', async () => {
  const { stores } = await open({
    answer: pageOf([
      bought(),
      bought({ productId: 8, product: buildOrderable({ id: 8, name: 'Verf', stock: 2 }) }),
    ]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Voeg 3 toe: Luiers maat 4' }));
  fireEvent.click(screen.getByRole('button', { name: 'Voeg 2 toe: Verf' }));
  expect(stores.cart.getState().quantities).toEqual({ 7: 3, 8: 2 });
  expect(await screen.findByRole('spinbutton', { name: 'Aantal Luiers maat 4' })).toBeDefined();
});

test('without a connection an added product stays in the cart', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { stores } = await renderRoute('/eerder-gekocht', {
    viewer: 'customer',
    stubs: [
      stub('capabilities', ['purchase-history']),
      stub('categories', []),
      stub('purchases', pageOf([bought()])),
    ],
    api: {
      recalculateCart: async () => {
        throw new ApiError('unreachable', 'No answer');
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Voeg 3 toe: Luiers maat 4' }));
  await act(async () => {});
  expect(stores.cart.getState().quantities).toEqual({ 7: 3 });
});

test('a product that the shop no longer sells is marked, and cannot be ordered', async () => {
  await open({ answer: pageOf([bought({ product: null })]) });
  const row = rowOf(/Luiers maat 4/);
  expect(row.textContent).toContain('Dit product verkopen we niet meer.');
  expect(within(row).queryByRole('link')).toBeNull();
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a product goes onto a list, if the back end has lists', async () => {
  await open({ capabilities: ['purchase-history', 'lists'] });
  expect(await screen.findByRole('button', { name: /Zet op lijst/ })).toBeDefined();
});

test('search, order and page are in the address and requested', async () => {
  const { asked, place } = await open({
    path: '/eerder-gekocht?zoek=luiers&sorteer=naam&page=2',
    answer: (_search, _sort, page) => pageOf(page === 1 ? [] : [bought()], 30),
  });
  expect(asked.at(-1)).toEqual(['luiers', 'name', 2, 24]);
  expect(screen.getByRole('columnheader', { name: /Product/ }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Hoe vaak' }));
  await waitFor(() => expect(place()).toBe('/eerder-gekocht?zoek=luiers&sorteer=hoe-vaak'));
  expect(asked.at(-1)).toEqual(['luiers', 'times', 1, 24]);
  fireEvent.click(screen.getByRole('button', { name: /Volgende/ }));
  await waitFor(() => expect(place()).toBe('/eerder-gekocht?zoek=luiers&sorteer=hoe-vaak&page=2'));
});

test('typed text is searched after a pause, from the first page, and the result is announced', async () => {
  const { asked, place } = await open({
    path: '/eerder-gekocht?page=2',
    answer: (search) =>
      search === 'verf' ? { total: 0, historyTotal: 30, purchases: [] } : pageOf([bought()], 30),
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: /Zoek in je eerdere aankopen/ });
  for (const value of ['ve', 'verf']) {
    fireEvent.change(field, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(200));
  }
  await act(() => vi.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(place()).toBe('/eerder-gekocht?zoek=verf'));
  expect(asked.map(([search]) => search)).not.toContain('ve');
  expect(document.querySelector('[data-slot=live-region]')?.textContent).toBe('0 van 30 producten');
  fireEvent.click(screen.getByRole('button', { name: 'Toon alles wat je kocht' }));
  await waitFor(() => expect(place()).toBe('/eerder-gekocht'));
  expect(field.value).toBe('');
});

test('a page after the last leads to the last', async () => {
  const { place } = await open({
    path: '/eerder-gekocht?page=9',
    answer: (_search, _sort, page) => pageOf(page === 2 ? [bought()] : [], 30),
  });
  expect(place()).toBe('/eerder-gekocht?page=2');
});

test('a company that never ordered sees a message', async () => {
  await open({ answer: pageOf([]) });
  expect(screen.getByRole('heading', { name: 'Je hebt nog niets besteld' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a failed search shows a message, and can be retried', async () => {
  let isDown = true;
  await open({
    path: '/eerder-gekocht?zoek=luiers',
    answer: () => {
      if (isDown) throw new ApiError('unreachable', 'No answer');
      return pageOf([bought()]);
    },
  });
  expect(await screen.findByText(/konden niet worden opgehaald/)).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('link', { name: 'Luiers maat 4' })).toBeDefined();
});

test.each<readonly [string, Given]>([
  ['a back end without the capability', { capabilities: [] }],
  ['a back end that names it and has no such call', { answer: null }],
])('%s leads home', async (_what, given) => {
  const { place } = await open(given);
  expect(place()).toBe('/');
});
