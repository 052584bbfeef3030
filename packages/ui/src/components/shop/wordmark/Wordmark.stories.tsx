import type { Meta, StoryObj } from '@storybook/react-vite';

import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Shop/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ink: Story = {};
export const OnBoard: Story = {
  args: { tone: 'on-inverse' },
  decorators: [(Story) => <div className="bg-inverse p-6">{Story()}</div>],
};
export const Large: Story = { decorators: [(Story) => <div className="[&_svg]:w-full">{Story()}</div>] };
export const InASentence: Story = {
  tags: ['do-not'],
  render: (args) => (
    <h2 className="flex items-center gap-2 text-22">
      Welkom bij <Wordmark {...args} />!
    </h2>
  ),
};
