import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: 'Wanneer mogen we komen?' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LevelTwo: Story = {};
export const LevelOne: Story = { args: { level: 1 } };
export const LevelThree: Story = { args: { level: 3 } };
export const LargerThanItsLevel: Story = { args: { level: 3, size: 'l' } };
export const Shouting: Story = {
  tags: ['do-not'],
  args: { children: 'BEZORGING!!!' },
};
