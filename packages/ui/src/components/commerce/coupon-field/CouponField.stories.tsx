import type { Meta, StoryObj } from '@storybook/react-vite';

import { CouponField } from './CouponField.tsx';

const meta = {
  title: 'Commerce/CouponField',
  component: CouponField,
  args: {},
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Counts: Story = { args: { defaultValue: 'LENTE26', hint: '10% korting is verrekend.' } };
export const Unknown: Story = {
  args: { defaultValue: 'LENTE99', error: 'Deze code kennen we niet. Controleer de spelling.' },
};
export const Refuses: Story = {
  tags: ['do-not'],
  args: { defaultValue: 'LENTE99', error: 'Ongeldig.' },
};
