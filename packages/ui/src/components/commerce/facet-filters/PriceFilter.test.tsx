import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LiveRegion } from '../../primitives/live-region/LiveRegion.tsx';
import { PriceFilter } from './PriceFilter.tsx';

describeConformance(<PriceFilter value={{ from: null, until: 20 }} onValueChange={vi.fn()} />);

test('prices are numbers or empty, and a reversed range is an error', async () => {
  const onValueChange = vi.fn();
  const filter = (from: number | null, until: number | null) => (
    <>
      <LiveRegion />
      <PriceFilter value={{ from, until }} onValueChange={onValueChange} />
    </>
  );
  const { rerender } = render(filter(null, null));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Vanaf' }), '5');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: 5, until: null }, expect.anything());
  rerender(filter(5, 2));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('De laagste prijs is hoger dan de hoogste.'),
  );
  const described = screen.getByRole('spinbutton', { name: 'Vanaf' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('De laagste prijs is hoger dan de hoogste.');
});

test('null means any price', () => {
  render(<PriceFilter value={null} />);
  expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual(['', '']);
});
