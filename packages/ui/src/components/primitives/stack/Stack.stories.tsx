import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { Stack } from './Stack.tsx';

const buttons = ['Bewaar', 'Wijzig', 'Leeg maken'].map((name) => <Button key={name}>{name}</Button>);

const meta = {
  title: 'Primitives/Stack',
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
const blocks = [
  ['Bezorging', 'Wij bezorgen van maandag tot en met vrijdag.'],
  ['Retour', 'Je kunt tot 14 dagen na bezorging retourneren.'],
] as const;

export const CloseBelongs: Story = {
  tags: ['do-not'],
  args: {
    gap: 'l',
    children: blocks.map(([title, text]) => (
      <Stack key={title} gap="xs">
        <Heading level={3}>{title}</Heading>
        <Text>{text}</Text>
      </Stack>
    )),
  },
};
export const OneDistance: Story = {
  tags: ['do-not'],
  args: {
    gap: 'l',
    children: blocks.map(([title, text]) => (
      <Fragment key={title}>
        <Heading level={3}>{title}</Heading>
        <Text>{text}</Text>
      </Fragment>
    )),
  },
};
