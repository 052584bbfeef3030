import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CartLine, type CartLineProps } from './CartLine.tsx';

const line: CartLineProps = {
  name: 'Appelsap',
  href: '/product/eten/appelsap',
  contents: '12 × 1 liter',
  articleNumber: '102 110',
  unitPrice: '13,80',
  originalPrice: '16,20',
  quantity: 2,
  total: '27,60',
  onQuantityChange: () => undefined,
  onRemove: () => undefined,
};

describeConformance(<CartLine {...line} />);

test('the name links to the product, and the amounts have labels for screen readers', () => {
  render(<CartLine {...line} />);
  expect(screen.getByRole('link', { name: 'Appelsap' }).getAttribute('href')).toBe('/product/eten/appelsap');
  expect(screen.getByText('12 × 1 liter · art. 102 110')).toBeTruthy();
  const read = screen.getByRole('listitem').textContent;
  expect(read).toContain('Excl. btw 13,80');
  expect(read).toContain('was 16,20');
  expect(read).toContain('Totaal 27,60');
});

test('a total that a deal lowered is read after the total without the deal', () => {
  render(<CartLine {...line} grossTotal="41,40" />);
  expect(screen.getByRole('listitem').textContent).toContain('was 41,40 Totaal 27,60');
});

test('a further field is part of the line', () => {
  render(
    <CartLine {...line}>
      <input aria-label="Groep" />
    </CartLine>,
  );
  expect(screen.getByRole('listitem').contains(screen.getByLabelText('Groep'))).toBe(true);
});

test('plus reports one more, the remove button removes the line', async () => {
  const onQuantityChange = vi.fn();
  const onRemove = vi.fn();
  render(<CartLine {...line} onQuantityChange={onQuantityChange} onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: /Eén meer/ }));
  expect(onQuantityChange.mock.calls[0]).toEqual([
    3,
    { reason: 'step', event: expect.objectContaining({ type: 'click' }) },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Appelsap' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('[V21] a free gift is labelled and cannot be edited', () => {
  render(<CartLine {...line} giveAway quantity={1} total="0,00" note={{ text: 'iets anders' }} />);
  expect(screen.getByText('Uw gratis artikel!')).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('Aantal Appelsap: 1');
});

test('a refused quantity is marked and its note gives the reason', () => {
  render(<CartLine {...line} invalid note={{ tone: 'danger', text: 'Maximaal 2 flessen' }} />);
  expect(screen.getByRole('spinbutton', { name: 'Aantal Appelsap' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(screen.getByText('Maximaal 2 flessen')).toBeTruthy();
});
