import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { AddQuantityField } from './AddQuantityField.tsx';
import type { AddToCartProps, AddToCartState } from './AddToCart.tsx';
import { AddToCart } from './AddToCart.tsx';

const nothing = () => undefined;

type AvailableProps = Extract<AddToCartProps, { state: 'available'; quantity: number }>;
interface WorkingProps extends Omit<AvailableProps, 'state' | 'onAdd' | 'onQuantityChange'> {
  state: AddToCartState;
}

function Working({ quantity: first, state: firstState, ...props }: WorkingProps) {
  const [quantity, setQuantity] = useState(first);
  const [state, setState] = useState(firstState);
  return (
    <AddToCart
      {...props}
      state={state}
      quantity={quantity}
      onAdd={() => setQuantity(1)}
      onQuantityChange={setQuantity}
      onLogin={nothing}
      onNotify={() => setState('notified')}
    />
  );
}

const meta = {
  title: 'Commerce/AddToCart',
  component: Working,
  subcomponents: { AddToCart, AddQuantityField },
  args: {
    state: 'available',
    quantity: 0,
    max: 9999,
    productName: 'Appelsap',
  },
  argTypes: propArgTypes(AddToCart, 'state', 'size'),
  decorators: [
    // Uncontrolled: the component keeps its state and its quantity from the first render.
    (Story, { args }) => (
      <div key={`${args.state} ${args.quantity}`} className="max-w-56">
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Working>;

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
export const SaysWhere: Story = {
  tags: ['do-not'],
  args: { labels: { add: 'Toevoegen aan de winkelwagen' } },
};
export const OverTheLimit: Story = {
  args: { quantity: 21, note: { tone: 'danger', text: 'Maximaal 20 per bestelling', limit: 20 } },
};
export const PanelOverTheStock: Story = {
  args: { size: 'panel', quantity: 12, limit: { quantity: 4, text: 'Nog 4 op voorraad' } },
};
export const TypedQuantity: Story = {
  args: { quantityField: <AddQuantityField productName="Appelsap" value={12} onValueChange={nothing} /> },
};
export const DealToComplete: Story = {
  args: {
    quantity: 2,
    note: {
      tone: 'sale',
      text: 'Nog 1 erbij: die is gratis · bespaar €\u00a02,95',
      action: { label: 'Voeg 1 toe', quantity: 3 },
    },
  },
};
export const RowSoldOut: Story = { args: { size: 'row', state: 'unavailable' } };
export const RowMailPromised: Story = { args: { size: 'row', state: 'notified' } };
