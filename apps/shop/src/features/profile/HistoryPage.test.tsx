import type { OrderSummary } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchableCompanies } from '../../resources/accountResources.ts';
import { orders } from '../../resources/orderResources.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { historyRoute } from './historyRoute.ts';

const summary = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 42,
  number: 'KKN000000042',
  createdAt: '2026-11-18T23:30:00.000Z',
  productCount: 7,
  total: cents(123_450),
  deliveryDate: null,
  ...changes,
});
const open = (given: readonly OrderSummary[]) =>
  renderRoute([historyRoute], '/profiel/bestelhistorie', {
    viewer: 'customer',
    stubs: [stub(orders, given), stub(switchableCompanies, [])],
  });

test('[E03] number, date in the Netherlands, products and total; each opens its order', async () => {
  await open([summary()]);
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelhistorie' })).toBeTruthy();
  const row = screen.getByRole('row', { name: /KKN000000042/ }).textContent;
  for (const text of ['19 november 2026', '7', '€\u00a01.234,50']) expect(row).toContain(text);
  const link = screen.getByRole('link', { name: 'KKN000000042' });
  expect(link.getAttribute('href')).toBe('/order/42');
});

test('[E03] newest first, as the server gives them; a back end without numbers shows the padded id', async () => {
  await open([summary({ id: 43, number: null }), summary()]);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    '000000043',
    'KKN000000042',
  ]);
});

test('without orders there is a way to the shelves', async () => {
  await open([]);
  expect(screen.getByText('Je hebt nog niets besteld')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bekijk de best verkochte producten' }).getAttribute('href')).toBe(
    '/',
  );
});
