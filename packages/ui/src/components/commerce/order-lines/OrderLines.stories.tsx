import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { sampleCartLines } from '../cart-table/sampleCartLines.ts';
import { OrderLines } from './OrderLines.tsx';

const meta = {
  title: 'Commerce/OrderLines',
  component: OrderLines,
  args: {
    lines: sampleCartLines.map((line) => ({
      id: line.name,
      picture: <img src={storyPicture(line.picture)} alt="" />,
      name: line.name,
      detail: line.contents,
      quantityText: `${line.quantity} ×`,
      total: line.total,
      ...(line.giveAway && { note: { tone: 'positive' as const, text: 'Uw gratis artikel!' } }),
    })),
  },
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};
export const DealDone: Story = {
  args: {
    lines: [
      {
        id: 1,
        name: 'Appelsap',
        detail: '12 × 1 liter',
        quantityText: '3 ×',
        total: '27,60',
        grossTotal: '41,40',
        note: { tone: 'sale', text: '2+1 gratis: € 13,80 korting' },
      },
    ],
  },
};
export const SumsToDo: Story = {
  tags: ['do-not'],
  args: {
    lines: [
      { id: 1, name: 'ART-101512', quantityText: '3', total: '13,8' },
      { id: 2, name: 'ART-KORT', quantityText: '1', total: '13,8' },
    ],
  },
};
