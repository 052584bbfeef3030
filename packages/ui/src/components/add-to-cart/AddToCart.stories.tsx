import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { longName, markupName, oneLetter, unbrokenName } from '../../testing/badTexts.ts';
import type { AddToCartProps } from './AddToCart.tsx';
import { AddToCart } from './AddToCart.tsx';

function Working({ quantity: first, state: firstState, ...props }: AddToCartProps) {
  const [quantity, setQuantity] = useState(first);
  const [state, setState] = useState(firstState);
  return (
    <AddToCart
      {...props}
      state={state}
      quantity={quantity}
      onAdd={() => setQuantity(1)}
      onQuantityChange={setQuantity}
      onNotify={() => setState('notified')}
    />
  );
}

const nothing = () => undefined;

const meta = {
  title: 'Parts/AddToCart',
  component: AddToCart,
  args: {
    state: 'available',
    quantity: 0,
    max: 9999,
    productName: 'Appelsap',
    onAdd: nothing,
    onQuantityChange: nothing,
    onLogin: nothing,
    onNotify: nothing,
  },
  render: (args) => <Working {...args} />,
  decorators: [(Story) => <div className="max-w-56">{Story()}</div>],
} satisfies Meta<typeof AddToCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Added: Story = { args: { quantity: 2 } };
export const Busy: Story = { args: { loading: true } };
export const LoggedOut: Story = { args: { state: 'logged-out' } };
export const SoldOut: Story = { args: { state: 'unavailable' } };
export const MailPromised: Story = { args: { state: 'notified' } };
export const Panel: Story = { args: { size: 'panel' } };
export const PanelAdded: Story = { args: { size: 'panel', quantity: 12 } };
export const PanelAddedWithTotal: Story = {
  args: { size: 'panel', quantity: 3, aside: 'In je winkelmand: 3 dozen, €\u00a080,85' },
  decorators: [(Story) => <div className="w-120 max-w-full">{Story()}</div>],
};
export const PanelSoldOut: Story = { args: { size: 'panel', state: 'unavailable' } };
export const BadTexts: Story = {
  args: { productName: markupName, labels: { add: longName, notify: unbrokenName } },
};
export const BadTextsSoldOut: Story = {
  args: { state: 'unavailable', productName: longName, labels: { notify: unbrokenName } },
};
export const LargestQuantity: Story = { args: { quantity: 9999, productName: longName } };
export const OneLetter: Story = { args: { productName: oneLetter, labels: { add: oneLetter } } };
