import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SortSelect } from './SortSelect.tsx';
import { sampleOrders } from './sampleOrders.ts';

describeConformance(<SortSelect options={sampleOrders} value="name" onValueChange={vi.fn()} />, {
  control: (container) => container.querySelector('select'),
});

test('the selected order is reported', async () => {
  const onValueChange = vi.fn();
  render(<SortSelect options={sampleOrders} value="popular" onValueChange={onValueChange} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorteer op' });
  expect(select.value).toBe('popular');
  await userEvent.selectOptions(select, 'Prijs, laag naar hoog');
  expect(onValueChange.mock.calls).toEqual([['price', expect.anything()]]);
});
