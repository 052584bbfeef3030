import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpeningHours } from './OpeningHours.tsx';
import { sampleEqualWeek, sampleWeek } from './sampleWeek.ts';

const meta = {
  title: 'Commerce/OpeningHours',
  component: OpeningHours,
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WorkingDays: Story = { args: { defaultValue: sampleEqualWeek } };
export const Filled: Story = { args: { defaultValue: sampleWeek } };
export const WithErrors: Story = {
  args: {
    defaultValue: sampleWeek,
    errors: {
      saturday: 'Vul een begin- en eindtijd in, of kies Gesloten.',
    },
  },
};
export const Disabled: Story = { args: { defaultValue: sampleWeek, disabled: true } };
export const ErrorWithoutADay: Story = {
  tags: ['do-not'],
  args: { defaultValue: sampleWeek, errors: { saturday: 'Ongeldige tijd.' } },
};
