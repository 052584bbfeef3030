import type { CartIntent } from '@magazijn/api-client';
import { buildCategory } from '@magazijn/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { ShopLayout } from './ShopLayout.tsx';

beforeEach(() => localStorage.clear());

/** The layout, around a page that shows nothing. */
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
])('on a phone %s has neither the shop’s bar nor the strip of aisles beside what orders', async (path) => {
  const { stores } = await open(path);
  expect(aislesHiddenOnPhone()).toBe(true);
  await act(async () => stores.cart.addAll({ 1: 2 }));
  expect(shopBar()).toBeNull();
  // The way on where there is nothing to order.
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
