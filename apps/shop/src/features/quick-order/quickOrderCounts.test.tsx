import type { ApiClient, CartIntent, QuickOrderProduct } from '@magazijn/api-client';
import { buildCart, buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const { onRender, rowRendered } = vi.hoisted(() => ({ onRender: vi.fn(), rowRendered: vi.fn() }));

// Each render of a row of the grid formats the label of its remove button once.
vi.mock(
  '../../../../../packages/ui/src/components/primitives/icon-button/IconButton.tsx',
  async (importOriginal) => {
    const { IconButton } =
      await importOriginal<
        typeof import('../../../../../packages/ui/src/components/primitives/icon-button/IconButton.tsx')
      >();
    return {
      IconButton: (props: Parameters<typeof IconButton>[0]) => {
        if (/^Verwijder regel/.test(props.label)) rowRendered(props.label);
        return <IconButton {...props} />;
      },
    };
  },
);

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

beforeEach(() => sessionStorage.clear());

const lineCount = 40;

const product = (id: number): QuickOrderProduct => ({
  ...buildProduct({ id, name: `Product ${id}`, articleNumber: String(100_000 + id) }),
  price: cents(100),
  vatPercentage: 21,
  orderLimit: null,
  ean: '',
  deal: null,
  alternatives: [],
});

test('a pasted list takes one lookup and one cart call; each row renders when it changes only', async () => {
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

  // Once while the lookup is pending, and once with its result.
  expect(rowRendered.mock.calls.length).toBeLessThanOrEqual(2 * lineCount);

  rowRendered.mockClear();
  fireEvent.change(screen.getByLabelText('Aantal, regel 30'), { target: { value: '3' } });
  expect(rowRendered).toHaveBeenCalledExactlyOnceWith('Verwijder regel 30');

  onRender.mockClear();
  fireEvent.click(add);
  await waitFor(() => expect(recalculateCart).toHaveBeenCalledTimes(1));
  expect(Object.keys(recalculateCart.mock.lastCall?.[0].quantities ?? {})).toHaveLength(lineCount);
  expect(resolveProducts).toHaveBeenCalledTimes(1);
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(4);
});
