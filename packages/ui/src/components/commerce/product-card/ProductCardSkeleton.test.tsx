import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

describeConformance(<ProductCardSkeleton />);

test('it is hidden from screen readers', () => {
  render(<ProductCardSkeleton data-testid="place" />);
  expect(screen.getByTestId('place').getAttribute('aria-hidden')).toBe('true');
});
