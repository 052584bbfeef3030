import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { PriceFilter } from './PriceFilter.tsx';

describeConformance(<PriceFilter value={{ from: null, until: 20 }} onValueChange={vi.fn()} />);

test('prices are numbers or nothing, and the wrong way round is said', async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(
    <PriceFilter value={{ from: null, until: null }} onValueChange={onValueChange} />,
  );
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Vanaf' }), '5');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: 5, until: null }, expect.anything());
  rerender(<PriceFilter value={{ from: 5, until: 2 }} onValueChange={onValueChange} />);
  expect(screen.getByRole('status').textContent).toBe('De laagste prijs is hoger dan de hoogste.');
});
