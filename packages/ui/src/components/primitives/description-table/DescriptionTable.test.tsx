import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { DescriptionTable } from './DescriptionTable.tsx';

const rows = [
  { label: 'Gewicht kind', value: '8–14 kg' },
  { label: 'Keurmerken', value: 'EU Ecolabel' },
];

describeConformance(<DescriptionTable rows={rows} />);

test('each term precedes its description', () => {
  render(<DescriptionTable rows={rows} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Gewicht kind', 'Keurmerken']);
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual([
    '8–14 kg',
    'EU Ecolabel',
  ]);
});
