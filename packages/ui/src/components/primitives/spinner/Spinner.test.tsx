import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Spinner } from './Spinner.tsx';

describeConformance(<Spinner />);

test('it is a status with a text', () => {
  render(<Spinner labels={{ loading: 'Voorraad opvragen' }} />);
  expect(screen.getByRole('status').textContent).toBe('Voorraad opvragen');
});
