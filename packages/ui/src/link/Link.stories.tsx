import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = {
  title: 'Parts/Link',
  component: Link,
  args: { href: '#ergens', children: 'Alle 23 favorieten' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { appearance: 'text' } };
export const Bare: Story = { args: { appearance: 'bare' } };
