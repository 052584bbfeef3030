import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

describeConformance(<ProductCardSkeleton />);

test('screen readers do not meet it', () => {
  render(<ProductCardSkeleton data-testid="place" />);
  expect(screen.getByTestId('place').getAttribute('aria-hidden')).toBe('true');
});
