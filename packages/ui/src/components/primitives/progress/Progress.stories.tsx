import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Bestellijst inlezen', value: 45 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {};
export const InWords: Story = { args: { value: 12, max: 40, valueText: '12 van 40 regels' } };
export const NobodyKnows: Story = { args: { value: undefined } };
export const Nothing: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100, tone: 'positive', valueText: 'Klaar' } };
export const Stopped: Story = { args: { value: 72, tone: 'danger', valueText: 'Gestopt bij regel 29' } };
export const Guessed: Story = {
  tags: ['do-not'],
  args: { label: 'Even geduld', value: 99 },
};
