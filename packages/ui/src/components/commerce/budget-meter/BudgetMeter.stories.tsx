import type { Meta, StoryObj } from '@storybook/react-vite';
import { BudgetMeter } from './BudgetMeter.tsx';

const meta = {
  title: 'Commerce/BudgetMeter',
  component: BudgetMeter,
  args: {
    spent: 1204.1,
    order: 138.69,
    budget: 2000,
    labels: {
      name: 'Budget van maart',
      spent: '€ 1.204,10 besteed',
      order: '€ 138,69 deze bestelling',
      left: 'Nog € 657,21',
      budget: 'van € 2.000,00',
    },
  },
} satisfies Meta<typeof BudgetMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Within: Story = {};
export const WithoutOrder: Story = {
  args: {
    order: 0,
    labels: {
      name: 'Budget van maart',
      spent: '€ 1.204,10 besteed',
      left: 'Nog € 795,90',
      budget: 'van € 2.000,00',
    },
  },
};
export const Over: Story = {
  args: {
    order: 1000,
    labels: {
      name: 'Budget van maart',
      spent: '€ 1.204,10 besteed',
      order: '€ 1.000,00 deze bestelling',
      left: '€ 204,10 te veel',
      budget: 'van € 2.000,00',
    },
  },
};
export const Untouched: Story = {
  args: {
    spent: 0,
    order: 0,
    labels: {
      name: 'Budget van april',
      spent: '€ 0,00 besteed',
      left: 'Nog € 2.000,00',
      budget: 'van € 2.000,00',
    },
  },
};
export const SharesOnly: Story = {
  tags: ['do-not'],
  args: {
    labels: { name: 'Budget', spent: '60%', order: '7%', left: '33%', budget: '' },
  },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
