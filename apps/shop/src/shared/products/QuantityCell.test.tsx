import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuantityCell } from './QuantityCell.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('refused text keeps a quantity that was saved since the edit began', () => {
  const onQuantity = vi.fn();
  const cell = (quantity: number) => <QuantityCell {...{ name: 'Luiers', quantity, onQuantity }} />;
  const { rerender } = render(cell(4));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal Luiers' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '7' } });
  act(() => void vi.advanceTimersByTime(500));
  rerender(cell(7));
  fireEvent.change(field, { target: { value: '7.5' } });
  fireEvent.blur(field);
  expect(screen.getByText('Alleen hele aantallen')).toBeTruthy();
  expect(field.value).toBe('7');
  expect(onQuantity.mock.calls).toEqual([[7]]);
});
