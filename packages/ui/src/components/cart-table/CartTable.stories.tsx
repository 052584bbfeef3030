import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/storyPicture.ts';
import { Button } from '../button/Button.tsx';
import { CartLine } from '../cart-line/CartLine.tsx';
import { CartTable } from './CartTable.tsx';
import { sampleCartLines } from './sampleCartLines.ts';

const meta = {
  title: 'Shop/CartTable',
  component: CartTable,
  args: {
    summary: '5 producten, 9 artikelen',
    footer: <Button tone="tertiary">Winkelwagen legen</Button>,
    children: sampleCartLines.map(({ picture, ...line }) => (
      <CartLine
        key={line.name}
        {...line}
        picture={<img src={storyPicture(picture)} alt="" />}
        onQuantityChange={() => undefined}
        onRemove={() => undefined}
      />
    )),
  },
} satisfies Meta<typeof CartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-90">{Story()}</div>] };
