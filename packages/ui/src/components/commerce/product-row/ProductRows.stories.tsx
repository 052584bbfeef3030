import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToCart } from '../add-to-cart/AddToCart.tsx';
import { ProductRow } from './ProductRow.tsx';
import { ProductRows } from './ProductRows.tsx';
import { SampleRow } from './SampleRow.tsx';

const meta = {
  title: 'Commerce/ProductRows',
  component: ProductRows,
  subcomponents: { ProductRow },
  args: { title: 'Jouw favorieten' },
} satisfies Meta<typeof ProductRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Favourites: Story = {
  args: {
    children: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
      <SampleRow key={index} index={index} quantity={index === 2 ? 3 : 0} />
    )),
  },
};
export const SoldOut: Story = {
  args: {
    children: [0, 1].map((index) => (
      <SampleRow
        key={index}
        index={index}
        row={{
          action: (
            <AddToCart
              state={index === 0 ? 'unavailable' : 'notified'}
              size="row"
              productName="Appelsap"
              onNotify={() => undefined}
            />
          ),
        }}
      />
    )),
  },
};
export const WithSubtotal: Story = {
  args: {
    title: 'Verzorging',
    action: <b>Subtotaal € 80,85</b>,
    children: [0, 1].map((index) => <SampleRow key={index} index={index} quantity={index + 1} />),
  },
};
export const ToDiscover: Story = {
  tags: ['do-not'],
  args: {
    title: 'Ontdek nu!',
    children: [3, 4].map((index) => (
      <SampleRow key={index} index={index} row={{ picture: undefined, contents: undefined }} />
    )),
  },
};
