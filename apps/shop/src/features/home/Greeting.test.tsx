import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const stubs = [
  stub('offers', { offers: [], banners: [] }),
  stub('popularProducts', []),
  stub('favouriteProducts', { total: 0, products: [] }),
];

test('[S03] the selling points stand on the page once, not in the greeting too; a customer is greeted by the company', async () => {
  const visitor = await renderRoute('/', { stubs });
  expect(screen.queryByText(/Welkom/)).toBeNull();
  expect(screen.getAllByText(/12\.00 uur/)).toHaveLength(1);
  visitor.unmount();
  await renderRoute('/', { stubs, viewer: 'customer' });
  expect(screen.getByText(/^Welkom, .+\.$/)).toBeTruthy();
});
