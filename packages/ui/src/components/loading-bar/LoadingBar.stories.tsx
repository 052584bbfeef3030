import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../testing/badTexts.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Parts/LoadingBar',
  component: LoadingBar,
  args: { active: true },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p>De volgende pagina is onderweg.</p>
      </>
    ),
  ],
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Still: Story = { args: { active: false } };
export const BadTexts: Story = {
  tags: ['stress'],
  render: (args) => (
    <>
      {badTexts.map((loading) => (
        <LoadingBar key={loading} {...args} labels={{ loading }} />
      ))}
    </>
  ),
};
