import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortSelect } from './SortSelect.tsx';
import { sampleOrders } from './sampleOrders.ts';

const meta = {
  title: 'Commerce/SortSelect',
  component: SortSelect,
  args: { options: sampleOrders, value: 'popular', onValueChange: () => undefined },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Popular: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const ColumnNames: Story = {
  tags: ['do-not'],
  args: {
    value: 'prijs',
    options: [
      { value: 'prijs', label: 'Prijs' },
      { value: 'naam', label: 'Naam' },
    ],
  },
};
