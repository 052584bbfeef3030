import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Besteld', today: '2026-03-16' },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: { from: '2026-03-05', until: '2026-03-19' } } };
export const Reversed: Story = { args: { defaultValue: { from: '2026-03-19', until: '2026-03-05' } } };
export const Disabled: Story = { args: { disabled: true, required: false, showOptional: true } };
export const Open: Story = {
  tags: ['picture:alone'],
  args: { defaultValue: { from: '2026-03-05', until: '2026-03-19' } },
  decorators: [(Story) => <div className="min-h-130">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
export const OneDay: Story = {
  tags: ['do-not'],
  args: { label: 'Bezorgdag', defaultValue: { from: '2026-03-18', until: '2026-03-18' } },
};
