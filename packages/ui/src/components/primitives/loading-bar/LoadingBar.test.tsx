import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LoadingBar } from './LoadingBar.tsx';

describeConformance(<LoadingBar active />);

test('it is rendered only while active', () => {
  const { rerender } = render(<LoadingBar active />);
  expect(screen.getByRole('progressbar', { name: 'Laden' })).toBeDefined();
  rerender(<LoadingBar active={false} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
