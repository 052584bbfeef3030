import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { TierPrices } from './TierPrices.tsx';

const tiers = [
  { from: 1, price: '€ 13,80' },
  { from: 10, price: '€ 12,95', saving: '6%' },
];

describeConformance(<TierPrices tiers={tiers} quantity={2} />);

test('one row per price, and the one that holds says so', () => {
  render(<TierPrices tiers={tiers} quantity={12} unit="per doos" />);
  expect(screen.getByRole('table', { name: 'Staffelprijzen' })).toBeDefined();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'vanaf 1',
    'vanaf 10 (jouw prijs)',
  ]);
});

test('what the next price takes is counted, and after the last nothing is', () => {
  const { rerender } = render(<TierPrices tiers={tiers} quantity={9} />);
  expect(screen.getByText('Nog 1 erbij voor de volgende prijs.')).toBeDefined();
  rerender(<TierPrices tiers={tiers} quantity={10} />);
  expect(screen.queryByText(/volgende prijs/)).toBeNull();
});

test('without a quantity no price holds yet', () => {
  render(<TierPrices tiers={tiers} />);
  expect(screen.queryByText(/jouw prijs|volgende prijs/)).toBeNull();
});
