import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { PriceFilter } from './PriceFilter.tsx';

describeConformance(<PriceFilter range={{ from: null, until: 20 }} onRangeChange={vi.fn()} />);

test('prices are numbers or nothing, and the wrong way round is said', async () => {
  const onRangeChange = vi.fn();
  const { rerender } = render(
    <PriceFilter range={{ from: null, until: null }} onRangeChange={onRangeChange} />,
  );
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Vanaf' }), '5');
  expect(onRangeChange).toHaveBeenLastCalledWith({ from: 5, until: null });
  rerender(<PriceFilter range={{ from: 5, until: 2 }} onRangeChange={onRangeChange} />);
  expect(screen.getByRole('status').textContent).toBe('De laagste prijs is hoger dan de hoogste.');
});
