import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Primitives/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const InALine: Story = {
  render: (args) => (
    <p className="flex items-center gap-3">
      <Spinner {...args} size="s" labels={{ loading: '' }} />
      We vragen de voorraad op.
    </p>
  ),
};
export const InsteadOfAPage: Story = {
  tags: ['do-not'],
  args: { size: 'l' },
  decorators: [(Story) => <div className="grid min-h-40 w-full place-content-center">{Story()}</div>],
};
