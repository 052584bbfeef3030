import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { CouponField } from '../coupon-field/CouponField.tsx';
import { FieldControl, FieldLabel, FieldRoot } from './FieldRoot.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

/** What a back end says of a text that it does not have. */
const nothing = null as unknown as string;

const fields: Readonly<Record<string, ReactElement>> = {
  TextField: <TextField label="Telefoon" value={nothing} />,
  TextAreaField: <TextAreaField label="Telefoon" value={nothing} />,
  PasswordField: <PasswordField label="Telefoon" value={nothing} />,
  CouponField: <CouponField labels={{ label: 'Telefoon' }} value={nothing} />,
  FieldControl: (
    <FieldRoot>
      <FieldLabel>Telefoon</FieldLabel>
      <FieldControl value={nothing} onChange={() => undefined} />
    </FieldRoot>
  ),
};

test.each(Object.entries(fields))(
  '%s: null in the place of its value is an empty text that its caller keeps',
  async (_, field) => {
    render(field);
    const control = screen.getByLabelText<HTMLInputElement>('Telefoon');
    await userEvent.type(control, '06');
    expect(control.value).toBe('');
  },
);

test('SelectField: null in the place of its value is no choice yet', async () => {
  const options = ['', 'BE', 'NL'].map((value) => ({ value, label: value || 'Kies een land' }));
  render(<SelectField label="Land" value={nothing} options={options} />);
  const control = screen.getByLabelText<HTMLSelectElement>('Land');
  await userEvent.selectOptions(control, 'NL');
  expect(control.value).toBe('');
});
