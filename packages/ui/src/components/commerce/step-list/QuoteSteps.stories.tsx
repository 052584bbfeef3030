import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteSteps } from './QuoteSteps.tsx';

const requested = { time: 'Maandag 9 maart, 10.15 uur', dateTime: '2026-03-09T10:15' };
const offered = {
  time: 'Woensdag 11 maart, 16.40 uur',
  dateTime: '2026-03-11T16:40',
  note: '€ 1.250.000,00, geldig tot en met 25 maart.',
};

const meta = {
  title: 'Commerce/QuoteSteps',
  component: QuoteSteps,
  args: { state: 'offered', details: { requested, offered } },
} satisfies Meta<typeof QuoteSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Requested: Story = { args: { state: 'requested', details: { requested } } };
export const Accepted: Story = {
  args: { state: 'accepted', details: { requested, offered, accepted: { time: 'Vrijdag 13 maart' } } },
};
export const Expired: Story = {
  args: {
    state: 'expired',
    details: {
      requested,
      offered,
      expired: { time: 'Donderdag 26 maart', note: 'Vraag een nieuwe offerte aan.' },
    },
  },
};
export const WithoutDetails: Story = { args: { details: {} } };
export const UntilWhen: Story = {
  tags: ['do-not'],
  args: {
    state: 'offered',
    details: { requested: { time: '9-3' }, offered: { time: '11-3', note: 'Zie bijlage.' } },
  },
};
