import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OfferPriceLabel } from './OfferPriceLabel.tsx';

const price = { integer: '26', fraction: '95', spoken: '26 euro 95', unit: 'per doos' };

describeConformance(<OfferPriceLabel name="Maat 4" price={price} />, {
  required: ['integer', 'fraction', 'spoken'],
});

test('it shows name and price', () => {
  render(<OfferPriceLabel name="Maat 4" price={price} />);
  expect(screen.getByText('Maat 4')).toBeTruthy();
  expect(screen.getByText('26 euro 95 per doos')).toBeTruthy();
});

test('[R01] without a price it shows none', () => {
  const { container } = render(<OfferPriceLabel name="Maat 4" />);
  expect(container.textContent).toBe('Maat 4');
});

test('[R01] without a price it shows the contents', () => {
  const { container, rerender } = render(<OfferPriceLabel name="Maat 4" contents="4 × 44 stuks" />);
  expect(container.textContent).toBe('Maat 44 × 44 stuks');
  rerender(<OfferPriceLabel name="Maat 4" contents="4 × 44 stuks" price={price} />);
  expect(container.textContent).not.toContain('stuks');
});
