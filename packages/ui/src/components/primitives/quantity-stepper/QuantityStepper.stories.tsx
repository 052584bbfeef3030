import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneLetter } from '../../../testing/badTexts.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Primitives/QuantityStepper',
  component: QuantityStepper,
  args: { defaultValue: 2, max: 9999, label: 'Aantal Appelsap' },
  decorators: [(Story) => <div className="max-w-52">{Story()}</div>],
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Empty: Story = { args: { defaultValue: null } };
export const AtTheLowest: Story = { args: { defaultValue: 0 } };
export const AtTheHighest: Story = { args: { defaultValue: 9999 } };
export const Invalid: Story = { args: { defaultValue: 3, 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const NoQuantity: Story = {
  tags: ['do-not'],
  args: { label: 'Bouwjaar', defaultValue: 2026 },
};
export const Narrow: Story = {
  tags: ['stress'],
  args: { label: oneLetter },
  decorators: [(Story) => <div className="max-w-36">{Story()}</div>],
};
export const InSixes: Story = { args: { defaultValue: 6, min: 6, step: 6 } };
