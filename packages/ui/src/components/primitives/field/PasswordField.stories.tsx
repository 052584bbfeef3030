import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  tags: ['picture:elsewhere'],
  args: { label: 'Wachtwoord', defaultValue: 'een lang geheim' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secret: Story = {};
export const LongIsEnough: Story = {
  tags: ['do-not'],
  render: () => (
    <PasswordField
      label="Nieuw wachtwoord"
      hint="Ten minste tien tekens. Een zin van een paar woorden is makkelijker te onthouden."
    />
  ),
};
export const RulesOfSigns: Story = {
  tags: ['do-not'],
  render: () => (
    <PasswordField
      label="Wachtwoord*"
      error="Wachtwoord moet 8–12 tekens, 1 hoofdletter, 1 cijfer en 1 leesteken (geen &) bevatten."
    />
  ),
};
