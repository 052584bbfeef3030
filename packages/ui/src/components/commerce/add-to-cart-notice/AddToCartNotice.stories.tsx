import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { AddToCartNotice } from './AddToCartNotice.tsx';

const meta = {
  title: 'Commerce/AddToCartNotice',
  component: AddToCartNotice,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: {
    product: {
      name: 'Appelsap',
      detail: '12 × 1 liter',
      picture: <img src={storyPicture({ livery: 'orange', body: 'bottle' })} alt="" />,
    },
    cart: { href: '#winkelmand', total: '€ 68,05', items: 9 },
    // The toast must stay open while a screenshot is taken.
    duration: null,
  },
  decorators: [(Story) => <div className="min-h-60">{Story()}</div>],
} satisfies Meta<typeof AddToCartNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {};
export const Problem: Story = {
  args: {
    product: {
      name: 'Appelmoes',
      detail: '12 × 360 g',
      problem: 'Maximaal 20 per bestelling',
      remedy: <Button>Zet op 20</Button>,
    },
  },
};
export const Nothing: Story = { args: { product: null } };
export const Cheers: Story = {
  tags: ['do-not'],
  args: { product: { name: 'Gelukt!' }, labels: { added: 'Yes!', cart: 'Bekijk' } },
};
