import type { CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildCategory } from '@magazijn/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import { forgetSessionEnded, noteSessionEnded } from '../../shared/session/createSessionStore.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { ShopLayout } from './ShopLayout.tsx';

beforeEach(() => localStorage.clear());
afterEach(forgetSessionEnded);

const open = (path: string) =>
  renderRoute(path, {
    viewer: 'customer',
    places: { [path]: ShopLayout },
    stubs: [
      stub('categories', [buildCategory()]),
      stub('footerPages', []),
      stub('groceryPartnerEnabled', false),
      stub('switchableCompanies', []),
    ],
    api: { recalculateCart: async (intent: CartIntent) => answerCart(intent) },
  });
const shopBar = () => document.querySelector('[data-slot=mobile-bar]');
const aislesHiddenOnPhone = () =>
  document.querySelector('[data-slot=category-navigation]')?.closest('.max-wide\\:hidden') !== null;

test.each([
  paths.cart.pattern,
  paths.payment.pattern,
  paths.paymentMethod.pattern,
  paths.paymentFailed.pattern,
])('on a phone %s has neither the bottom bar nor the aisles beside the order bar', async (path) => {
  const { stores } = await open(path);
  expect(aislesHiddenOnPhone()).toBe(true);
  await act(async () => stores.cart.addAll({ 1: 2 }));
  expect(shopBar()).toBeNull();
  // An empty cart has no order bar, so the bottom bar shows.
  await act(async () => stores.cart.empty());
  await waitFor(() => expect(shopBar()).not.toBeNull());
});

test.each([paths.home.pattern, paths.paymentSucceeded.pattern])('%s has both', async (path) => {
  const { stores } = await open(path);
  await act(async () => stores.cart.addAll({ 1: 2 }));
  expect(shopBar()).not.toBeNull();
  expect(aislesHiddenOnPhone()).toBe(false);
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
});

test.each([
  ['/', 1],
  [paths.register.pattern, 0],
  [paths.forgotPassword.pattern, 0],
  [paths.resetPassword.pattern, 0],
  [paths.invitation.pattern, 0],
  [paths.linkedRun.pattern, 0],
  [paths.ociLogin.pattern, 0],
  [paths.login.pattern, 0],
])('of a session that has ended %s shows %i messages', async (path, count) => {
  noteSessionEnded();
  await renderRoute(path, {
    places: { [path]: ShopLayout },
    stubs: [
      stub('categories', [buildCategory()]),
      stub('footerPages', []),
      stub('groceryPartnerEnabled', false),
    ],
  });
  await waitFor(() => expect(screen.queryAllByText('Je sessie is verlopen.')).toHaveLength(count));
});

test('[S82] an added product shows a toast under the small cart, on every page', async () => {
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
