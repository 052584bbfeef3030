import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longName, markupName, oneLetter } from '../../testing/badTexts.ts';
import type { QuantityStepperProps } from './QuantityStepper.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

function Working({ value: first, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first);
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Parts/QuantityStepper',
  component: QuantityStepper,
  args: { value: 2, max: 9999, label: 'Aantal Appelsap', onValueChange: () => undefined },
  render: (args) => <Working {...args} />,
  decorators: [(Story) => <div className="max-w-52">{Story()}</div>],
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Empty: Story = { args: { value: null } };
export const AtTheLowest: Story = { args: { value: 0 } };
export const AtTheHighest: Story = { args: { value: 9999 } };
export const Invalid: Story = { args: { value: 3, invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
  args: { label: oneLetter },
  decorators: [(Story) => <div className="max-w-36">{Story()}</div>],
};
export const LargestNumber: Story = { args: { value: 1e6, label: longName } };
export const Negative: Story = { args: { value: -1, label: markupName } };
