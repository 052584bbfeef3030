import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../../testing/badTexts.ts';
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
export const BadTexts: Story = {
  tags: ['stress'],
  render: (args) => (
    <>
      {badTexts.map((loading) => (
        <Spinner key={loading} {...args} labels={{ loading }} />
      ))}
    </>
  ),
};
