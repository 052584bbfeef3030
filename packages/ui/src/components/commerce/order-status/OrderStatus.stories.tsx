import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatus } from './OrderStatus.tsx';

const meta = {
  title: 'Commerce/OrderStatus',
  component: OrderStatus,
  args: { children: 'In behandeling' },
} satisfies Meta<typeof OrderStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const OnItsWay: Story = { args: { tone: 'info', children: 'Onderweg' } };
export const Delivered: Story = { args: { tone: 'positive', children: 'Geleverd' } };
export const Waiting: Story = { args: { tone: 'warning', children: 'Wacht op betaling' } };
export const Cancelled: Story = { args: { tone: 'danger', children: 'Geannuleerd' } };
export const CodeOfTheSystem: Story = {
  tags: ['do-not'],
  args: { tone: 'info', children: 'PICK_CONF_30' },
};
