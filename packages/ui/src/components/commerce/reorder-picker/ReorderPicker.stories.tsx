import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { sampleCartLines } from '../cart-table/sampleCartLines.ts';
import { type ReorderLine, ReorderPicker } from './ReorderPicker.tsx';

const lines: readonly ReorderLine[] = sampleCartLines.slice(0, 4).map((line, index) => ({
  id: line.name,
  name: line.name,
  picture: <img src={storyPicture(line.picture)} alt="" />,
  detail: line.contents,
  price: '€ 13,80',
  quantity: index + 2,
  ...(index === 2 && { unavailable: 'Niet meer leverbaar.' }),
}));

const meta = {
  title: 'Commerce/ReorderPicker',
  component: ReorderPicker,
  args: { lines, action: <Button tone="primary">Leg in je winkelmand</Button> },
} satisfies Meta<typeof ReorderPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllChosen: Story = {};
export const SomeChosen: Story = { args: { defaultValue: [{ id: lines[1]?.id ?? '', quantity: 12 }] } };
export const NoneChosen: Story = { args: { defaultValue: [] } };
export const NothingToOrder: Story = {
  args: {
    lines: lines.map((line) => ({ ...line, unavailable: 'Tijdelijk uitverkocht: verwacht op 24 maart.' })),
  },
};
export const TooMany: Story = {
  args: {
    lines: [{ id: 1, name: 'Appelsap', quantity: 48, max: 24, price: '€ 13,80' }],
  },
};
export const EmptyQuantity: Story = {
  args: {
    lines: [{ id: 1, name: 'Appelsap', quantity: 48 }],
    defaultValue: [{ id: 1, quantity: null }],
  },
};
export const Empty: Story = { args: { lines: [] } };
export const GoneWithoutAWord: Story = {
  tags: ['do-not'],
  args: {
    lines: lines.slice(0, 3).map((line) => ({ ...line, unavailable: 'Nee' })),
    action: <Button tone="primary">Verder</Button>,
  },
};
