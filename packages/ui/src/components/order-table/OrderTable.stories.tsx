import type { Meta, StoryObj } from '@storybook/react-vite';

import { OrderTable } from './OrderTable.tsx';

const meta = {
  title: 'Shop/OrderTable',
  component: OrderTable,
  args: {
    rows: [
      { number: '000000042', href: '#42', date: '18 maart 2026', products: '7', total: '€ 138,69' },
      { number: '000000041', href: '#41', date: '4 maart 2026', products: '12', total: '€ 1.204,10' },
      { number: '000000017', href: '#17', date: '19 februari 2026', products: '1', total: '€ 82,50' },
    ],
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {};
export const WithStatus: Story = {
  args: {
    rows: [
      {
        number: '000000042',
        href: '#42',
        date: '18 maart 2026',
        products: '7',
        total: '€ 138,69',
        status: 'In behandeling',
      },
      {
        number: '000000041',
        href: '#41',
        date: '4 maart 2026',
        products: '12',
        total: '€ 1.204,10',
        status: 'Geleverd',
      },
    ],
  },
};
