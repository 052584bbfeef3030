import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SelectField } from './SelectField.tsx';

const field = (
  <SelectField label="Land" error="Kies een land.">
    <option>Nederland</option>
    <option>België</option>
  </SelectField>
);

describeConformance(field, { control: (container) => container.querySelector('select') });

test('it is a native select, named and described', async () => {
  render(field);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
  await userEvent.selectOptions(select, 'België');
  expect(select.value).toBe('België');
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies een land.',
  );
});

test('choices can be given as data, and the new choice is reported', async () => {
  const onValueChange = vi.fn();
  const options = [
    { value: 'NL', label: 'Nederland' },
    { value: 'BE', label: 'België' },
    { value: 'LU', label: 'Luxemburg', disabled: true },
  ];
  render(<SelectField label="Land" options={options} defaultValue="BE" onValueChange={onValueChange} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect([select.value, select.options[2]?.disabled]).toEqual(['BE', true]);
  await userEvent.selectOptions(select, 'Nederland');
  expect(onValueChange.mock.calls).toEqual([['NL', expect.anything()]]);
});
