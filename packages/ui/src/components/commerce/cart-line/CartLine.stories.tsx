import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: {
    picture: <img src={storyPicture({ livery: 'orange', body: 'bottle' })} alt="" />,
    name: 'Appelsap',
    href: '#sap',
    contents: '12 × 1 liter',
    articleNumber: '102 110',
    unitPrice: '13,80',
    quantity: 2,
    max: 9999,
    total: '27,60',
    onQuantityChange: () => undefined,
    onRemove: () => undefined,
  },
  decorators: [(Story) => <ul className="@container">{Story()}</ul>],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnSale: Story = {
  args: { originalPrice: '16,20', note: { tone: 'sale', text: '2+1 gratis: nog 1 tray' } },
};
export const DealDone: Story = {
  args: { quantity: 3, grossTotal: '41,40', note: { tone: 'sale', text: '2+1 gratis: € 13,80 korting' } },
};
export const Refused: Story = {
  args: {
    quantity: 3,
    invalid: true,
    note: {
      tone: 'danger',
      text: (
        <>
          Maximaal 2 flessen{' '}
          <Button tone="tertiary" className="-my-3">
            Zet op 2
          </Button>
        </>
      ),
    },
  },
};
export const GiveAway: Story = { args: { giveAway: true, quantity: 1, unitPrice: '0,00', total: '0,00' } };
export const Typing: Story = { args: { quantity: null } };
export const Scolds: Story = {
  tags: ['do-not'],
  args: { quantity: 3, invalid: true, note: { tone: 'danger', text: 'Foutief aantal!' } },
};
