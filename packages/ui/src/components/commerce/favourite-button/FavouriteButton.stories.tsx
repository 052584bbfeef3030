import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FavouriteButtonProps } from './FavouriteButton.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

function Working({ pressed: first, ...props }: FavouriteButtonProps) {
  const [pressed, setPressed] = useState(first);
  return <FavouriteButton {...props} pressed={pressed} onPressedChange={setPressed} />;
}

const meta = {
  title: 'Commerce/FavouriteButton',
  component: FavouriteButton,
  args: { pressed: false, productName: 'Appelsap', onPressedChange: () => undefined },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icon: Story = {};
export const IconPressed: Story = { args: { pressed: true } };
export const Text: Story = { args: { appearance: 'text' } };
export const TextPressed: Story = { args: { appearance: 'text', pressed: true } };
export const StateOrAct: Story = {
  tags: ['do-not'],
  args: { appearance: 'text', labels: { add: 'Favoriet', remove: 'Favoriet' } },
};
