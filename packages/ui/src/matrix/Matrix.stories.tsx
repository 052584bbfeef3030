import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from './Matrix.tsx';

/** The page on which pictures of all components are taken; hidden in the sidebar. */
const meta = {
  title: 'Testing/Matrix',
  component: Matrix,
  tags: ['!dev', '!test', '!autodocs'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta<typeof Matrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Host: Story = {};
