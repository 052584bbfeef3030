import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from '../../../icons/Heart.tsx';
import { ShoppingBasket } from '../../../icons/ShoppingBasket.tsx';
import { HeaderAction } from './HeaderAction.tsx';

const meta = {
  title: 'Commerce/HeaderAction',
  component: HeaderAction,
  args: { icon: <Heart />, label: 'Favoriete', detail: 'producten', href: '#favorieten' },
} satisfies Meta<typeof HeaderAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {};
export const AsButton: Story = { args: { href: undefined, label: 'Inloggen', detail: 'Voor klanten' } };
export const WithBadge: Story = {
  args: {
    icon: <ShoppingBasket />,
    label: 'Winkelmand',
    detail: '€ 68,05',
    badge: 9,
    badgeLabel: '9 artikelen',
  },
};
export const CountOnly: Story = {
  tags: ['do-not'],
  args: { icon: <ShoppingBasket />, label: '9', detail: '' },
};
