import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Wordmark } from './Wordmark.tsx';

describeConformance(<Wordmark />);

test('the accessible name of the drawing is the word', () => {
  render(<Wordmark />);
  expect(screen.getByRole('img', { name: 'Magazijn' })).toBeTruthy();
});

test('the dots of the ij are parcels in the accent and the sale colour', () => {
  const { container } = render(<Wordmark tone="on-inverse" />);
  const parcels = [...container.querySelectorAll('[data-slot=parcel]')].map((one) =>
    one.getAttribute('class'),
  );
  expect(parcels).toEqual(['fill-accent', 'fill-sale']);
});
