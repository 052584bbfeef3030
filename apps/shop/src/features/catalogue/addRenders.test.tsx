import type { CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { watchRenders } from '../../testing/watchRenders.ts';

const priced = ({ quantities }: CartIntent) =>
  buildCart({
    lines: Object.entries(quantities).map(([id, quantity]) =>
      buildCartLine({ productId: Number(id), name: `Product ${id}`, quantity }),
    ),
  });

test('adding a product renders its own order button: no other card, and no other part of its own', async () => {
  const products = Array.from({ length: 12 }, (_, index) =>
    buildProduct({ id: index + 1, name: `Product ${index + 1}`, path: `verzorging/product-${index + 1}` }),
  );
  const recalculateCart = vi.fn(async (intent: CartIntent) => answerCart(intent, priced(intent)));
  const { stores } = await renderRoute('/categorie/verzorging', {
    viewer: 'customer',
    stubs: [
      stub('categories', []),
      stub('category', buildCategory()),
      stub('categoryProducts', { total: 12, products }),
    ],
    api: { recalculateCart },
  });
  await act(() => vi.dynamicImportSettled());
  const add = screen.getAllByRole('button', { name: /^Voeg toe: / })[6];
  if (!add) throw new Error('no button');
  const cards = screen.getAllByRole('article');
  const rendered = watchRenders(cards);
  const hearts = watchRenders(screen.getAllByRole('button', { name: /favoriet/i }));
  fireEvent.click(add);
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
  await act(() => vi.dynamicImportSettled());
  expect(recalculateCart).toHaveBeenCalledTimes(1);
  expect(rendered()).toEqual([6]);
  expect(hearts()).toEqual([]);
});
