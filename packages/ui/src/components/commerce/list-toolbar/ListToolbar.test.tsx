import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';
import { ListToolbar } from './ListToolbar.tsx';

describeConformance(<ListToolbar />);

test('fields are side by side, and the number of results is announced', () => {
  render(
    <ListToolbar found="12 bestellingen gevonden">
      <TextField label="Zoek een bestelling" type="search" />
    </ListToolbar>,
  );
  expect(screen.getByRole('searchbox', { name: 'Zoek een bestelling' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('12 bestellingen gevonden');
});
