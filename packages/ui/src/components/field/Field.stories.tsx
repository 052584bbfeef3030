import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Parts/Field',
  component: TextField,
  args: { label: 'E-mailadres', type: 'email', autoComplete: 'email' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Optional: Story = {
  args: { label: 'Kortingscode', optional: true, type: 'text', placeholder: 'Bijvoorbeeld LENTE26' },
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
