import type { Meta, StoryObj } from '@storybook/react-vite';

import { OrderTable } from './OrderTable.tsx';

const meta = {
  title: 'Commerce/OrderTable',
  component: OrderTable,
  tags: ['picture:both'],
  // Full width: half of the window is narrower than any real page.
  parameters: { docs: { story: { inline: false, height: '30rem' } }, matrix: { wide: true } },
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
const pack = (
  <svg viewBox="0 0 40 40" role="presentation">
    <rect x="8" y="10" width="24" height="30" fill="currentColor" />
  </svg>
);
export const WithPictures: Story = {
  args: {
    rows: [
      {
        number: '000000042',
        href: '#42',
        date: '18 maart 2026',
        products: '7',
        total: '€ 138,69',
        pictures: [pack, pack, pack],
        details: 'bezorging vrijdag 20 maart',
      },
      {
        number: '000000041',
        href: '#41',
        date: '4 maart 2026',
        products: '1',
        total: '€ 82,50',
        pictures: [pack],
      },
    ],
  },
};
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
export const Machinery: Story = {
  tags: ['do-not'],
  args: {
    rows: [
      { number: '42', href: '#42', date: '2026-03-18', products: '7', total: '138.69', status: 'PEND' },
      { number: '41', href: '#41', date: '2026-03-04', products: '12', total: '1204.1', status: 'DLVD' },
    ],
  },
};
