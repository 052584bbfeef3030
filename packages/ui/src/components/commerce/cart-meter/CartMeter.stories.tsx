import type { Meta, StoryObj } from '@storybook/react-vite';

import { CartMeter } from './CartMeter.tsx';

const meta = {
  title: 'Commerce/CartMeter',
  component: CartMeter,
  args: {
    value: 68.05,
    minimum: 75,
    free: 100,
    labels: {
      name: 'Stand van je bestelling',
      value: '€ 68,05',
      minimum: '75 bestelminimum',
      free: '100 gratis',
    },
  },
  decorators: [(Story) => <div className="max-w-90 bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof CartMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderTheMinimum: Story = {};
export const Empty: Story = {
  args: {
    value: 0,
    labels: { name: 'Stand', value: '€ 0,00', minimum: '75 bestelminimum', free: '100 gratis' },
  },
};
export const EnoughToOrder: Story = {
  args: {
    value: 82.5,
    labels: { name: 'Stand', value: '€ 82,50', minimum: '75 bestelminimum', free: '100 gratis' },
  },
};
export const DeliveredFree: Story = {
  args: {
    value: 1117.3,
    labels: { name: 'Stand', value: '€ 1.117,30', minimum: '75 bestelminimum', free: '100 gratis' },
  },
};
export const MarksClose: Story = {
  args: {
    minimum: 90,
    labels: { name: 'Stand', value: '€ 68,05', minimum: '90 bestelminimum', free: '100 gratis bezorgd' },
  },
};
export const WithoutMinimum: Story = {
  args: { minimum: undefined, labels: { name: 'Stand', value: '€ 68,05', free: '100 gratis' } },
};
export const Praises: Story = {
  tags: ['do-not'],
  args: { labels: { name: 'Stand', value: 'Lekker bezig!', minimum: 'bijna', free: 'nog meer' } },
};
