import type { SwitchableCompany } from '@magazijn/api-client';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const open = (companies: readonly SwitchableCompany[]) =>
  renderRoute('/profiel/overkoepelende-organisatie', {
    viewer: 'customer',
    stubs: [stub('switchableCompanies', companies)],
  });

test('[S73, E09] a table of companies with customer number and a link that switches', async () => {
  await open([
    { userId: 7, customerNumber: '100002', name: 'De Bij' },
    { userId: 8, customerNumber: '100001', name: 'De Vlinder' },
  ]);
  const table = within(screen.getByRole('table', { name: 'Overkoepelende organisatie' }));
  const row = (name: RegExp) => within(table.getByRole('row', { name }));
  expect(row(/De Bij/).getByText('100002')).toBeTruthy();
  expect(
    row(/De Bij/)
      .getByRole('link', { name: 'Switch: naar De Bij' })
      .getAttribute('href'),
  ).toBe('/switch/7');
  // Where one orders for already there is nothing to switch.
  expect(row(/De Vlinder/).queryByRole('link')).toBeNull();
  expect(row(/De Vlinder/).getByText('Je bestelt hier nu voor')).toBeTruthy();
});

test('[S73] an account without companies is told so', async () => {
  await open([]);
  expect(screen.getByText('Er hoort geen andere organisatie bij je account')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Neem contact op' })).toBeTruthy();
});
