import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { MiniCart } from './MiniCart.tsx';

describeConformance(<MiniCart href="/winkelwagen" total="€ 68,05" items={9} />);

test('[S82] it names the total and the number of units', () => {
  render(<MiniCart href="/winkelwagen" total="€ 68,05" items={9} />);
  expect(screen.getByRole('link', { name: 'Winkelmand € 68,05 9 artikelen' }).getAttribute('href')).toBe(
    '/winkelwagen',
  );
});

test('one unit is one artikel', () => {
  render(<MiniCart href="/winkelwagen" total="€ 2,95" items={1} />);
  expect(screen.getByRole('link', { name: 'Winkelmand € 2,95 1 artikel' })).toBeTruthy();
});

test('while the cart is unknown, total and number keep their space, hidden', () => {
  render(<MiniCart href="/winkelwagen" total="€ 0,00" items={undefined} />);
  const cart = screen.getByRole('link', { name: /^Winkelmand/ });
  for (const slot of ['detail', 'badge'])
    expect(cart.querySelector(`[data-slot=${slot}]`)?.classList.contains('invisible'), slot).toBe(true);
});
