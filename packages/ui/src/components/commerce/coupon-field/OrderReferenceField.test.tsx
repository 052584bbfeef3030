import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OrderReferenceField } from './OrderReferenceField.tsx';

describeConformance(<OrderReferenceField />, { control: (container) => container.querySelector('input') });

test('[T12] every typed letter is handed on, at most fifty', async () => {
  const onValueChange = vi.fn();
  render(<OrderReferenceField onValueChange={onValueChange} />);
  const field = screen.getByRole('textbox', { name: 'Eigen referentie op de factuur' });
  await userEvent.type(field, 'A1');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['A', 'A1']);
  expect(field).toHaveProperty('maxLength', 50);
});

test('a name that is left undefined is its own', () => {
  render(<OrderReferenceField name={undefined} />);
  expect(screen.getByRole('textbox', { name: 'Eigen referentie op de factuur' })).toHaveProperty(
    'name',
    'orderReference',
  );
});
