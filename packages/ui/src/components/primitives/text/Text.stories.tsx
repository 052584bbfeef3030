import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Vóór 12.00 uur besteld, binnen twee werkdagen in je magazijn.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Lead: Story = { args: { size: 'lead' } };
export const SmallAndMuted: Story = { args: { size: 's', tone: 'muted' } };
export const BoldSpan: Story = { args: { as: 'span', weight: 'bold' } };
export const AsAHeading: Story = {
  tags: ['do-not'],
  args: { size: 'lead', weight: 'bold', children: 'Bezorging' },
};
