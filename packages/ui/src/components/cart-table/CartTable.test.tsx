import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { CartTable } from './CartTable.tsx';

const table = (
  <CartTable summary="1 product, 2 artikelen" footer={<button type="button">Winkelwagen legen</button>}>
    <li>Appelsap</li>
  </CartTable>
);

describeConformance(table);

test('[S52] the lines are a named list, with what the cart holds above and the ways on below', () => {
  render(table);
  expect(screen.getByText('1 product, 2 artikelen')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Producten in je winkelmand' });
  expect(within(list).getByRole('listitem').textContent).toBe('Appelsap');
  expect(screen.getByRole('button', { name: 'Winkelwagen legen' })).toBeTruthy();
});
