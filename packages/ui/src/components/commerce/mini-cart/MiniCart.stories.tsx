import type { Meta, StoryObj } from '@storybook/react-vite';

import { MiniCart } from './MiniCart.tsx';

const meta = {
  title: 'Commerce/MiniCart',
  component: MiniCart,
  args: { href: '#winkelmand', total: '€ 68,05', items: 9 },
} satisfies Meta<typeof MiniCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { total: '€ 0,00', items: 0 } };
export const Full: Story = { args: { total: '€ 12.345,50', items: 1204 } };
const inAHeader: Story['decorators'] = (Story) => (
  <div className="overflow-hidden">
    <div className="@container flex w-[77rem]">{Story()}</div>
  </div>
);

export const SaysTheSum: Story = { tags: ['do-not'], decorators: inAHeader };
export const NumberAlone: Story = {
  tags: ['do-not'],
  args: { total: '', items: 9, labels: { label: '' } },
  decorators: inAHeader,
};
