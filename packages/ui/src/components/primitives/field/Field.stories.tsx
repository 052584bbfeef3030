import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { Checkbox } from './Checkbox.tsx';
import { FieldControl, FieldError, FieldHint, FieldLabel, FieldRoot, FieldWarning } from './FieldRoot.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/Field',
  component: TextField,
  tags: ['picture:contrast'],
  args: { label: 'E-mailadres', type: 'email', autoComplete: 'email' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Optional: Story = {
  args: {
    label: 'Kortingscode',
    required: false,
    showOptional: true,
    type: 'text',
    placeholder: 'Typ of plak je code',
  },
};
export const WithHint: Story = { args: { hint: 'Hier sturen we de bevestiging naartoe.' } };
export const WithError: Story = {
  args: { defaultValue: 'vlinder', error: 'Vul een geldig e-mailadres in, met een @ en een punt.' },
};
export const WithWarning: Story = {
  args: {
    label: 'IBAN',
    type: 'text',
    defaultValue: 'NL00 BANK 0123 4567 89',
    warning: 'Controleer dit nummer',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'vlinder@voorbeeld.test' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'vlinder@voorbeeld.test' } };
export const Password: Story = {
  render: () => <PasswordField label="Wachtwoord" defaultValue="een lang geheim" />,
};
export const Select: Story = {
  render: () => (
    <SelectField label="Land" autoComplete="country">
      <option>Nederland</option>
      <option>België</option>
    </SelectField>
  ),
};
export const Checks: Story = {
  render: () => (
    <>
      <Checkbox label="Factuuradres is hetzelfde als bezorgadres" defaultChecked />
      <Checkbox label="Zaterdag gesloten" />
      <Checkbox label="Ik ga akkoord met de algemene voorwaarden" error="Geef aan dat je akkoord gaat." />
      <Checkbox label="Niet te wijzigen" disabled defaultChecked />
    </>
  ),
};
export const ErrorThatHelps: Story = {
  tags: ['do-not'],
  args: {
    label: 'KVK-nummer',
    type: 'text',
    hint: 'Acht cijfers.',
    defaultValue: '1234',
    error: 'Vul een KVK-nummer van acht cijfers in.',
  },
};
export const ErrorThatBlames: Story = {
  tags: ['do-not'],
  args: { label: 'KVK*', type: 'text', placeholder: 'Vul hier je KVK-nummer in', error: 'Ongeldige invoer' },
};
export const NumberInput: Story = {
  render: () => <NumberField label="Aantal kinderen" defaultValue={12.5} />,
};
export const TextArea: Story = {
  render: () => (
    <TextAreaField
      label="Opmerking voor de chauffeur"
      required={false}
      showOptional
      defaultValue="Achterom, bel aan bij 14a."
    />
  ),
};
const methods = [
  { value: 'ideal', label: 'iDEAL', hint: 'Je betaalt meteen met je eigen bank.' },
  { value: 'on_account', label: 'Op rekening', hint: 'Je krijgt een factuur en betaalt binnen 14 dagen.' },
  { value: 'debit', label: 'Automatische incasso', disabled: true },
];
export const Radios: StoryObj<ComponentProps<typeof RadioGroup>> = {
  argTypes: propArgTypes(RadioGroup, 'layout'),
  render: ({ layout }) => (
    <RadioGroup label="Betaalwijze" name="method" layout={layout} options={methods} defaultValue="ideal" />
  ),
};
export const RadiosInARow: Story = {
  render: () => (
    <RadioGroup
      label="Aanhef"
      name="salutation"
      layout="row"
      options={methods.slice(0, 2)}
      error="Kies een aanhef."
    />
  ),
};
/** Errors of every control, as after a failed submit. */
export const WithErrors: Story = {
  render: () => (
    <>
      <PasswordField label="Wachtwoord" error="Kies een wachtwoord van minstens 10 tekens." />
      <SelectField label="Land" error="Kies een land.">
        <option value="">Kies</option>
      </SelectField>
      <NumberField label="Aantal kinderen" error="Vul een getal in." />
      <TextAreaField label="Opmerking" error="Maak je opmerking korter dan 500 tekens." />
      <RadioGroup label="Betaalwijze" name="refused" options={methods} error="Kies een betaalwijze." />
    </>
  ),
};
export const AllDisabled: Story = {
  render: () => (
    <>
      <PasswordField label="Wachtwoord" disabled />
      <SelectField label="Land" disabled>
        <option>Nederland</option>
      </SelectField>
      <NumberField label="Aantal kinderen" defaultValue={12} disabled />
      <TextAreaField label="Opmerking" defaultValue="Achterom" disabled />
    </>
  ),
};
/** A field made of its components, around a custom control. */
export const Parts: StoryObj<ComponentProps<typeof FieldControl>> = {
  argTypes: propArgTypes(FieldControl, 'appearance'),
  render: ({ appearance }) => (
    <FieldRoot required>
      <FieldLabel>Liefst bezorgd om</FieldLabel>
      <FieldControl appearance={appearance} render={<input type="time" defaultValue="08:30" />} />
      <FieldHint>De chauffeur komt binnen een half uur hierna.</FieldHint>
      <FieldWarning>Voor 9.00 uur is de poort vaak nog dicht.</FieldWarning>
      <FieldError>Kies een tijd tussen 7.00 en 17.00 uur.</FieldError>
    </FieldRoot>
  ),
};
/** The label is for screen readers only. */
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'vlinder@voorbeeld.test' } };
export const SelectOptions: Story = {
  render: () => (
    <SelectField
      label="Land"
      options={[
        { value: 'NL', label: 'Nederland' },
        { value: 'BE', label: 'België' },
        { value: 'LU', label: 'Luxemburg, nog niet', disabled: true },
      ]}
      defaultValue="BE"
    />
  ),
};
export const NoOptions: Story = { render: () => <SelectField label="Land" options={[]} /> };
