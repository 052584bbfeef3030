import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Block: Story = { args: { shape: 'block' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Paragraph: Story = {
  render: () => (
    <SkeletonGroup label="De omschrijving laden">
      <Skeleton />
      <Skeleton />
      <Skeleton width="most" />
    </SkeletonGroup>
  ),
};
export const InACard: Story = {
  render: () => (
    <Card title="Jouw adviseur">
      <SkeletonGroup label="Je adviseur laden" className="flex items-center gap-4">
        <Skeleton shape="circle" />
        <span className="grow">
          <Skeleton width="half" className="text-17" />
          <Skeleton width="third" className="text-13" />
        </span>
      </SkeletonGroup>
    </Card>
  ),
};
export const OnMuted: Story = {
  args: { ground: 'muted' },
  decorators: [(Story) => <div className="bg-surface-muted p-4">{Story()}</div>],
};
export const OneGreyBlock: Story = {
  tags: ['do-not'],
  render: () => (
    <Card title="Jouw adviseur">
      <Skeleton shape="block" />
    </Card>
  ),
};
