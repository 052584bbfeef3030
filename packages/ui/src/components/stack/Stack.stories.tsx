import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../testing/badTexts.ts';
import { Button } from '../button/Button.tsx';
import { Stack } from './Stack.tsx';

const buttons = ['Bewaar', 'Wijzig', 'Leeg maken'].map((name) => <Button key={name}>{name}</Button>);

const meta = {
  title: 'Parts/Stack',
  component: Stack,
  args: { children: buttons },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row', gap: 's' } };
export const RowFromWide: Story = { args: { direction: 'row-from-wide' } };
export const AtBothEnds: Story = { args: { direction: 'row', justify: 'between', align: 'center' } };
export const List: Story = {
  args: { as: 'ul', gap: 'xs', children: ['Appelsap', 'Luiers'].map((name) => <li key={name}>{name}</li>) },
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: { direction: 'row', children: badTexts.map((text) => <span key={text}>{text}</span>) },
};
