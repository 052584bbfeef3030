import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeConformance(<VisuallyHidden>voor wie luistert</VisuallyHidden>);

test('it is part of the accessible name of its parent', () => {
  render(
    <button type="button">
      Voeg toe<VisuallyHidden>: Appelsap</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: /Voeg toe.*Appelsap/ })).toBeDefined();
});
