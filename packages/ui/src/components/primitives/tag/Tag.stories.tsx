import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = { title: 'Primitives/Tag', component: Tag, args: { children: '2+1 gratis' } } satisfies Meta<
  typeof Tag
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = { args: { tone: 'sale' } };
export const New: Story = { args: { tone: 'new', children: 'Nieuw' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Tijdelijk uitverkocht' } };
export const Large: Story = { args: { tone: 'sale', size: 'l' } };
export const OneDeal: Story = {
  tags: ['do-not'],
  render: () => (
    <div className="flex gap-1">
      <Tag tone="sale">2+1 gratis</Tag>
      <Tag tone="new">Nieuw</Tag>
    </div>
  ),
};
export const TooMany: Story = {
  tags: ['do-not'],
  render: () => (
    <div className="flex flex-wrap gap-1">
      <Tag tone="sale">Superdeal!</Tag>
      <Tag tone="sale">33 % korting</Tag>
      <Tag tone="new">Nieuw</Tag>
      <Tag>Populair</Tag>
    </div>
  ),
};
