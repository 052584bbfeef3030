import { buildProduct } from '@magazijn/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeredProducts } from '../../resources/customerResources.ts';
import { defineRedirect } from '../../routing/defineRedirect.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { offersRoute } from './offersRoute.ts';

test("[S30] a customer sees the offers under 'Aanbiedingen'", async () => {
  await renderRoute([offersRoute], '/aanbiedingen', {
    viewer: 'customer',
    stubs: [stub(offeredProducts, { total: 1, products: [buildProduct()] })],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Aanbiedingen' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test("[S30] no offers show '0 producten gevonden'", async () => {
  await renderRoute([offersRoute], '/aanbiedingen', {
    viewer: 'customer',
    stubs: [stub(offeredProducts, { total: 0, products: [] })],
  });
  expect(screen.getByText('0 producten gevonden')).toBeTruthy();
});

test('[T02] a visitor is sent to the login page, and nothing is asked for', async () => {
  // A login page that stays where it is.
  const login = { ...defineRedirect({ path: { pattern: '/login' }, to: () => '/' }), outcome: () => null };
  const { place } = await renderRoute([offersRoute, login], '/aanbiedingen');
  await waitFor(() => expect(place()).toBe('/login?returnUrl=%2Faanbiedingen'));
  expect(screen.queryByRole('heading', { name: 'Aanbiedingen' })).toBeNull();
});
