import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierPrices } from './TierPrices.tsx';

const meta = {
  title: 'Commerce/TierPrices',
  component: TierPrices,
  args: {
    unit: 'per doos',
    tiers: [
      { from: 1, price: '€ 13,80' },
      { from: 10, price: '€ 12,95', saving: '6%' },
      { from: 50, price: '€ 11,90', saving: '14%' },
    ],
  },
} satisfies Meta<typeof TierPrices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const First: Story = { args: { quantity: 4 } };
export const Middle: Story = { args: { quantity: 12 } };
export const Last: Story = { args: { quantity: 1_000_000 } };
export const WithoutSaving: Story = {
  args: {
    quantity: 3,
    tiers: [
      { from: 1, price: '€ 4,10' },
      { from: 6, price: '€ 3,95' },
    ],
  },
};
export const SavingsAlone: Story = {
  tags: ['do-not'],
  args: {
    unit: undefined,
    tiers: [
      { from: 10, price: '−6%' },
      { from: 50, price: '−14%' },
    ],
  },
};
export const RightToLeft: Story = {
  args: { quantity: 12 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
