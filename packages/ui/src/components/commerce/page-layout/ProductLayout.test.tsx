import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductLayout } from './ProductLayout.tsx';

describeConformance(<ProductLayout gallery="foto" title="Appelsap" panel="prijs" />);

test('[S11] the name is the heading and comes first in reading order', () => {
  const { container } = render(
    <ProductLayout
      gallery="foto"
      title="Appelsap"
      contents="12 × 1 liter"
      panel="prijs"
      description="tekst"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Appelsap' })).toBeTruthy();
  expect(container.textContent).toBe('Appelsap12 × 1 literfotoprijstekst');
});
