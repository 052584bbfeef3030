import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckoutTabs } from './CheckoutTabs.tsx';
import { sampleSteps } from './sampleSteps.ts';

const meta = {
  title: 'Commerce/CheckoutTabs',
  component: CheckoutTabs,
  args: {
    value: 'cart',
    onValueChange: () => undefined,
    tabs: sampleSteps,
    children: <p>De inhoud van de stap.</p>,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <CheckoutTabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CheckoutTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const Payment: Story = { args: { value: 'payment' } };
export const NotYetOpen: Story = {
  args: { tabs: sampleSteps.map((step) => ({ ...step, disabled: step.value === 'payment' })) },
};
export const FiveTabs: Story = {
  tags: ['do-not'],
  args: {
    tabs: ['Overzicht', 'Gegevens', 'Bezorging', 'Controle', 'Afronden'].map((label, index) => ({
      value: index === 0 ? 'cart' : label,
      label,
      number: index + 1,
    })),
  },
};
