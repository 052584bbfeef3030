import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { SelectField } from './SelectField.tsx';

const field = (
  <SelectField label="Land" error="Kies een land.">
    <option>Nederland</option>
    <option>België</option>
  </SelectField>
);

describeConformance(field, { root: (container) => container.querySelector('select') });

test('it is the platform’s own list, named and described', async () => {
  render(field);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
  await userEvent.selectOptions(select, 'België');
  expect(select.value).toBe('België');
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies een land.',
  );
});
