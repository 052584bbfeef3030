import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Primitives/LoadingBar',
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
/** Shows the bar along the top of the picture instead of the window. */
const frame: Story['decorators'] = (Story) => (
  <div className="relative min-h-24 transform-gpu pt-4">{Story()}</div>
);

export const OverThePage: Story = { tags: ['do-not'], decorators: frame };
export const ForAButton: Story = {
  tags: ['do-not'],
  decorators: frame,
  render: (args) => (
    <>
      <LoadingBar {...args} />
      <Button tone="primary">Bewaar adres</Button>
    </>
  ),
};
