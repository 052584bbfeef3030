import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { TierPrices } from './TierPrices.tsx';

const tiers = [
  { from: 1, price: '€ 13,80' },
  { from: 10, price: '€ 12,95', saving: '6%' },
];

describeConformance(<TierPrices tiers={tiers} quantity={2} />);

test('one row per price, and the one that applies is marked in words', () => {
  render(<TierPrices tiers={tiers} quantity={12} unit="per doos" />);
  expect(screen.getByRole('table', { name: 'Staffelprijzen' })).toBeDefined();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'vanaf 1',
    'vanaf 10 (jouw prijs)',
  ]);
});

test('the quantity up to the next price is shown, and nothing after the last price', () => {
  const { rerender } = render(<TierPrices tiers={tiers} quantity={9} />);
  expect(screen.getByText('Nog 1 erbij voor de volgende prijs.')).toBeDefined();
  rerender(<TierPrices tiers={tiers} quantity={10} />);
  expect(screen.queryByText(/volgende prijs/)).toBeNull();
});

test('without a quantity no price is marked', () => {
  render(<TierPrices tiers={tiers} />);
  expect(screen.queryByText(/jouw prijs|volgende prijs/)).toBeNull();
});
