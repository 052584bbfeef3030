import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { CartLine } from '../cart-line/CartLine.tsx';
import { CartGroup } from './CartGroup.tsx';
import { CartTable } from './CartTable.tsx';
import { sampleCartLines } from './sampleCartLines.ts';

const meta = {
  title: 'Commerce/CartTable',
  component: CartTable,
  subcomponents: { CartGroup },
  tags: ['picture:both'],
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
export const Grouped: Story = {
  args: {
    children: (
      <CartGroup title="Eten & drinken" subtotal="€ 27,00">
        {sampleCartLines.slice(1, 3).map(({ picture, ...line }) => (
          <CartLine
            key={line.name}
            {...line}
            picture={<img src={storyPicture(picture)} alt="" />}
            onQuantityChange={() => undefined}
            onRemove={() => undefined}
          />
        ))}
      </CartGroup>
    ),
  },
};
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-90">{Story()}</div>] };
export const OfOneLine: Story = {
  tags: ['do-not'],
  args: {
    summary: undefined,
    footer: undefined,
    children: sampleCartLines.slice(0, 2).map(({ picture: _picture, ...line }, index) => (
      <CartGroup key={line.name} title={`GRP-0${index + 1}`} subtotal={`€ ${line.total}`}>
        <CartLine {...line} onQuantityChange={() => undefined} onRemove={() => undefined} />
      </CartGroup>
    )),
  },
};
