import type { ApiClient, CartIntent, QuickOrderProduct } from '@magazijn/api-client';
import { buildCart, buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const onRender = vi.hoisted(() => vi.fn());

vi.mock('./QuickOrder.tsx', async (importOriginal) => {
  const { QuickOrder } = await importOriginal<typeof import('./QuickOrder.tsx')>();
  return {
    QuickOrder: ({ customer }: { customer: string }) => (
      <Profiler id="list" onRender={onRender}>
        <QuickOrder customer={customer} />
      </Profiler>
    ),
  };
});

const lineCount = 40;

beforeEach(() => sessionStorage.clear());

const product = (id: number): QuickOrderProduct => ({
  ...buildProduct({ id, name: `Product ${id}`, articleNumber: String(100_000 + id) }),
  price: cents(100),
  vatPercentage: 21,
  orderLimit: null,
  ean: '',
  deal: null,
  alternatives: [],
});

test('a pasted list takes one lookup, one cart call and a constant number of renders', async () => {
  const resolveProducts = vi.fn<ApiClient['resolveProducts']>(async (terms) =>
    terms.map((term) => ({ products: [product(Number(term) - 100_000)], near: [], hasMore: false })),
  );
  const recalculateCart = vi.fn(async (intent: CartIntent) => answerCart(intent, buildCart()));
  await renderRoute('/snel-bestellen', {
    viewer: 'customer',
    stubs: [stub('capabilities', ['quick-order']), stub('categories', [])],
    api: { resolveProducts, recalculateCart },
  });
  onRender.mockClear();
  const text = Array.from({ length: lineCount }, (_, index) => `${100_001 + index}\t2`).join('\n');
  fireEvent.paste(screen.getByLabelText('Artikelnummer, EAN of naam, regel 1'), {
    clipboardData: { getData: () => text, files: [] },
  });
  const add = await screen.findByText(`Leg ${lineCount} producten in je winkelmand`);
  expect(resolveProducts).toHaveBeenCalledTimes(1);
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(4);

  onRender.mockClear();
  fireEvent.click(add);
  await waitFor(() => expect(recalculateCart).toHaveBeenCalledTimes(1));
  expect(Object.keys(recalculateCart.mock.lastCall?.[0].quantities ?? {})).toHaveLength(lineCount);
  expect(resolveProducts).toHaveBeenCalledTimes(1);
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(4);
});
