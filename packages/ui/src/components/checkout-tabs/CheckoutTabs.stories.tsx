import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutTabs } from './CheckoutTabs.tsx';
import { sampleSteps } from './sampleSteps.ts';

const meta = {
  title: 'Shop/CheckoutTabs',
  component: CheckoutTabs,
  args: {
    value: 'cart',
    onValueChange: () => undefined,
    tabs: sampleSteps,
    children: <p>De inhoud van de stap.</p>,
  },
} satisfies Meta<typeof CheckoutTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const Payment: Story = { args: { value: 'payment' } };
export const NotYetOpen: Story = {
  args: { tabs: sampleSteps.map((step) => ({ ...step, disabled: step.value === 'payment' })) },
};
