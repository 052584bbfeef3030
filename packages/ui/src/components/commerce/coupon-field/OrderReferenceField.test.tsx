import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OrderReferenceField } from './OrderReferenceField.tsx';

describeConformance(<OrderReferenceField />, { control: (container) => container.querySelector('input') });

test('[T12] every typed letter is reported, up to fifty', async () => {
  const onValueChange = vi.fn();
  render(<OrderReferenceField onValueChange={onValueChange} />);
  const field = screen.getByRole('textbox', { name: 'Eigen referentie op de factuur' });
  await userEvent.type(field, 'A1');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['A', 'A1']);
  expect(field).toHaveProperty('maxLength', 50);
});

test('an undefined name falls back to the default', () => {
  render(<OrderReferenceField name={undefined} />);
  expect(screen.getByRole('textbox', { name: 'Eigen referentie op de factuur' })).toHaveProperty(
    'name',
    'orderReference',
  );
});
