import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { EmptyState } from './EmptyState.tsx';

describeConformance(<EmptyState title="0 producten gevonden" />);

test('it says what is missing and offers an action', () => {
  render(
    <EmptyState title="Je winkelmand is leeg" headingLevel={2} action={<a href="/">Verder winkelen</a>}>
      Leg er iets in.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Je winkelmand is leeg' }).tabIndex).toBe(-1);
  expect(screen.getByText('Leg er iets in.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Verder winkelen' })).toBeDefined();
});
