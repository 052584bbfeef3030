import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { CouponField } from '../../commerce/coupon-field/CouponField.tsx';
import { FieldControl, FieldLabel, FieldRoot } from './FieldRoot.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const fields: Readonly<Record<string, ReactElement>> = {
  TextField: <TextField label="Telefoon" value={null} />,
  TextAreaField: <TextAreaField label="Telefoon" value={null} />,
  PasswordField: <PasswordField label="Telefoon" value={null} />,
  CouponField: <CouponField labels={{ label: 'Telefoon' }} value={null} />,
  FieldControl: (
    <FieldRoot>
      <FieldLabel>Telefoon</FieldLabel>
      <FieldControl value={null} onChange={() => undefined} />
    </FieldRoot>
  ),
};

test.each(Object.entries(fields))('%s: a null value is an empty controlled field', async (_, field) => {
  render(field);
  const control = screen.getByLabelText<HTMLInputElement>('Telefoon');
  await userEvent.type(control, '06');
  expect(control.value).toBe('');
});

test('SelectField: a null value is not a choice yet', async () => {
  const options = ['', 'BE', 'NL'].map((value) => ({ value, label: value || 'Kies een land' }));
  render(<SelectField label="Land" value={null} options={options} />);
  const control = screen.getByLabelText<HTMLSelectElement>('Land');
  await userEvent.selectOptions(control, 'NL');
  expect(control.value).toBe('');
});
