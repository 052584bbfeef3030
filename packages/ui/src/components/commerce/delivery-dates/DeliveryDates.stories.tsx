import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryDates } from './DeliveryDates.tsx';
import { sampleDates } from './sampleDates.ts';

const meta = {
  title: 'Commerce/DeliveryDates',
  component: DeliveryDates,
  args: {
    legend: 'Wanneer mogen we komen?',
    dates: sampleDates,
    defaultValue: '19',
    hint: 'Dit is je gewenste bezorgdag. In drukke weken kan de levering één werkdag later komen.',
  },
} satisfies Meta<typeof DeliveryDates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NoneYet: Story = { args: { defaultValue: null } };
export const Busy: Story = { args: { disabled: true } };
export const Few: Story = { args: { dates: sampleDates.slice(0, 2) } };
export const OneDay: Story = {
  tags: ['do-not'],
  args: { dates: sampleDates.slice(0, 1) },
};
