import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { AddressFields } from './AddressFields.tsx';
import { sampleCountries } from './sampleCountries.ts';

const plain = (name: string) => ({ name });

describeConformance(<AddressFields legend="Bezorgadres" register={plain} countries={sampleCountries} />);

test('[V05] every field is required except the suffix', () => {
  render(<AddressFields legend="Factuuradres" register={plain} countries={sampleCountries} />);
  expect(screen.getByRole('group', { name: 'Factuuradres' })).toBeDefined();
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map((box) => [box.name, box.required])).toEqual([
    ['companyName', true],
    ['contactFirstName', true],
    ['contactLastName', true],
    ['street', true],
    ['number', true],
    ['numberSuffix', false],
    ['postalCode', true],
    ['city', true],
    ['phoneNumber', true],
    ['emailAddress', true],
  ]);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value)).toEqual(['1', '0']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' }).required).toBe(true);
});

test('the given fields may stay empty too, and say so', () => {
  render(
    <AddressFields
      legend="Bezorgadres"
      register={plain}
      countries={sampleCountries}
      optional={['companyName', 'phoneNumber']}
    />,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.filter(({ required }) => !required).map(({ name }) => name)).toEqual([
    'companyName',
    'numberSuffix',
    'phoneNumber',
  ]);
  expect(screen.getByRole('textbox', { name: /^Telefoonnummer.*niet verplicht/ })).toBeDefined();
});

test('each field is registered by its form name', async () => {
  const onChange = vi.fn();
  const ref = vi.fn();
  const register = (name: string) => ({ name: `main.${name}`, onChange, ref });
  render(<AddressFields legend="Bezorgadres" register={register} countries={sampleCountries} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Straat' }), 'A');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'België');
  await userEvent.click(screen.getByRole('radio', { name: 'Mevr.' }));
  expect(onChange.mock.calls.map(([event]) => event.target.name)).toEqual([
    'main.street',
    'main.country',
    'main.contactGender',
  ]);
  expect(ref).toHaveBeenCalledWith(screen.getByRole('textbox', { name: 'Straat' }));
});

test('fields can be omitted, and autofill gets the tokens of the right address', () => {
  render(
    <AddressFields
      legend="Factuuradres"
      register={plain}
      countries={sampleCountries}
      omit={['emailAddress', 'companyName', 'contactGender', 'country']}
      purpose="billing"
    />,
  );
  expect(screen.queryByRole('textbox', { name: 'E-mailadres' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode' }).autocomplete).toBe(
    'billing postal-code',
  );
});

test('an error is under its field, whose id a summary can link to', () => {
  render(
    <AddressFields
      id="bezorg"
      legend="Bezorgadres"
      register={plain}
      countries={sampleCountries}
      errors={{ postalCode: 'Vul een postcode in.', contactGender: 'Kies een aanhef.' }}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Postcode' });
  expect([field.id, field.getAttribute('aria-invalid')]).toEqual(['bezorg-postalCode', 'true']);
  expect(document.getElementById('bezorg-postalCode-error')?.textContent).toBe('Vul een postcode in.');
  expect(document.getElementById('bezorg-contactGender-error')?.textContent).toBe('Kies een aanhef.');
});
