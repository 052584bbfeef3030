import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from '../../../icons/Check.tsx';
import { TriangleAlert } from '../../../icons/TriangleAlert.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Concept' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const State: Story = {};
export const StateWithSign: Story = {
  render: () => (
    <span className="flex flex-wrap gap-3">
      <Badge tone="positive">
        <Check aria-hidden className="size-4" />
        Betaald
      </Badge>
      <Badge tone="danger">
        <TriangleAlert aria-hidden className="size-4" />
        Verlopen
      </Badge>
    </span>
  ),
};
export const Counts: Story = {
  render: () => (
    <span className="flex flex-wrap items-center gap-3">
      <Badge count={0} />
      <Badge count={9} label="9 artikelen" />
      <Badge count={42} tone="accent" />
      <Badge count={7} tone="info" />
      <Badge count={12} tone="positive" />
      <Badge count={3} tone="warning" />
      <Badge count={100} tone="danger" label="Meer dan 99 fouten" />
    </span>
  ),
};
export const BesideAName: Story = {
  render: () => (
    <p className="text-17 font-bold">
      Openstaande facturen <Badge count={3} />
    </p>
  ),
};
export const CountAlone: Story = {
  tags: ['do-not'],
  render: () => <Badge count={3} />,
};
