import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from '../combobox/Combobox.tsx';
import { DatePicker } from '../date-picker/DatePicker.tsx';
import { FileDrop } from '../file-drop/FileDrop.tsx';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

interface Vocabulary {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly 'aria-describedby'?: string;
}

const options = [{ value: 'BE', label: 'België' }];

/** Fields by name. Half of the test is that each compiles. */
const fields: Readonly<Record<string, (props: Vocabulary & { readonly ref?: Ref<never> }) => ReactElement>> =
  {
    Combobox: (props) => <Combobox {...props} options={options} />,
    DatePicker: (props) => <DatePicker {...props} />,
    FileDrop: (props) => <FileDrop {...props} />,
    NumberField: (props) => <NumberField {...props} />,
    PasswordField: (props) => <PasswordField {...props} />,
    QuantityStepper: (props) => <QuantityStepper {...props} />,
    RadioGroup: (props) => <RadioGroup {...props} options={options} />,
    SelectField: (props) => <SelectField {...props} options={options} />,
    TextAreaField: (props) => <TextAreaField {...props} />,
    TextField: (props) => <TextField {...props} />,
  };

test.each(Object.entries(fields))(
  '%s takes label, error, required, ref and the rest as every field',
  (_, field) => {
    const ref = createRef<never>();
    const { container } = render(
      field({
        label: <b>Aantal of land</b>,
        error: 'Dat kan niet.',
        required: true,
        name: 'gegeven',
        className: 'given',
        style: { '--given': '1' },
        'aria-describedby': 'elsewhere',
        ref,
      }),
    );
    const root = container.firstElementChild as HTMLElement;
    const control = ref.current as unknown as HTMLInputElement;
    expect(root.classList.contains('given')).toBe(true);
    expect(root.style.getPropertyValue('--given')).toBe('1');
    expect(control.matches('input, select, textarea')).toBe(true);
    expect(control.required).toBe(true);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    // The description of a radio button is on its group.
    const described = control.type === 'radio' ? screen.getByRole('group') : control;
    const ids = described.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids).toContain('elsewhere');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Dat kan niet.');
    if (control.type === 'radio') expect(screen.getByRole('group', { name: 'Aantal of land' })).toBe(root);
    else expect(screen.getAllByLabelText('Aantal of land')).toContain(control);
  },
);

test.each(Object.entries(fields))('%s is optional with required={false}', (_, field) => {
  const ref = createRef<never>();
  render(field({ label: 'Land', required: false, ref }));
  expect((ref.current as unknown as HTMLInputElement).required).toBe(false);
});
