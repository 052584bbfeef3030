import type { CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildCategory } from '@magazijn/api-client/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { ShopLayout } from './ShopLayout.tsx';

test('[S82] what a customer adds is announced by a notice under the small cart, on every page', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { stores } = await renderRoute('/', {
    places: { [paths.home.pattern]: ShopLayout },
    viewer: 'customer',
    stubs: [
      stub('categories', [buildCategory()]),
      stub('footerPages', []),
      stub('switchableCompanies', []),
      stub('groceryPartnerEnabled', false),
    ],
    api: {
      recalculateCart: async (intent: CartIntent) =>
        answerCart(
          intent,
          buildCart({ lines: [buildCartLine({ productId: 7, name: 'Appelmoes', quantity: 1 })] }),
        ),
    },
  });
  expect(screen.queryByText('Appelmoes')).toBeNull();
  const { cart } = await stores.customer.load();
  act(() => cart.add(7, 1));
  expect(await screen.findByText('Appelmoes')).toBeTruthy();
});
