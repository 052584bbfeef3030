import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts, markupName } from '../../../testing/badTexts.ts';
import { SpendingChart } from './SpendingChart.tsx';

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const spent = [812.4, 640.15, 1190.8, 955, 1020.35, 870.9, 310.25, 295, 1310.6, 1180.45, 990, 0];
const year = months.map((label, index) => ({ id: label, label, amount: spent[index] ?? 0 }));
const categories = [
  { id: 1, label: 'Luiers en verzorging', amount: 4210.35 },
  { id: 2, label: 'Boodschappen', amount: 2890.1 },
  { id: 3, label: 'Schoonmaak', amount: 1475 },
  { id: 4, label: 'Spelen en knutselen', amount: 640.75 },
  { id: 5, label: 'Kantoor', amount: 0 },
];

const meta = {
  title: 'Commerce/SpendingChart',
  component: SpendingChart,
  args: { caption: 'Uitgaven in 2026, excl. btw', amounts: year },
} satisfies Meta<typeof SpendingChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {};
export const Categories: Story = {
  args: { layout: 'rows', caption: 'Uitgaven per categorie, excl. btw', amounts: categories },
};
export const WithCredit: Story = {
  args: {
    amounts: [
      ...year.slice(0, 3),
      { id: 'apr', label: 'apr', amount: -430.2 },
      { id: 'mei', label: 'mei', amount: 210 },
    ],
  },
};
export const RowsWithCredit: Story = {
  args: {
    layout: 'rows',
    amounts: [...categories.slice(2), { id: 6, label: 'Statiegeld', amount: -812.5 }],
  },
};
export const Millions: Story = {
  args: { amounts: year.map((month) => ({ ...month, amount: month.amount * 12_345.67 })) },
};
export const MillionsInRows: Story = {
  args: {
    layout: 'rows',
    amounts: categories.map((category) => ({ ...category, amount: category.amount * 12_345.67 })),
  },
};
export const OneMonth: Story = { args: { amounts: year.slice(0, 1) } };
export const NothingSpent: Story = { args: { amounts: year.map((month) => ({ ...month, amount: 0 })) } };
export const Empty: Story = { args: { amounts: [] } };
export const NoUnit: Story = {
  tags: ['do-not'],
  args: { caption: 'Statistieken' },
};
export const LongTextsInRows: Story = {
  tags: ['stress'],
  args: {
    layout: 'rows',
    caption: markupName,
    amounts: badTexts.map((label, index) => ({ id: index, label, amount: 100 * (index + 1) })),
  },
};
