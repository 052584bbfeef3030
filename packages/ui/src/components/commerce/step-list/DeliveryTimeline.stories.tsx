import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DeliveryStep, DeliveryTimeline } from './DeliveryTimeline.tsx';

const steps: readonly DeliveryStep[] = [
  {
    id: 'received',
    name: 'Bestelling ontvangen',
    state: 'done',
    time: 'Dinsdag 17 maart, 15.08 uur',
    dateTime: '2026-03-17T15:08',
  },
  {
    id: 'packed',
    name: 'Ingepakt',
    state: 'done',
    time: 'Dinsdag 17 maart, 19.31 uur',
    dateTime: '2026-03-17T19:31',
    note: '14 kratten en 2 losse dozen.',
  },
  {
    id: 'way',
    name: 'Onderweg',
    state: 'current',
    time: 'Woensdag 18 maart, 7.12 uur',
    dateTime: '2026-03-18T07:12',
    note: 'De bezorger is tussen 9.30 en 10.30 uur bij je.',
  },
  { id: 'delivered', name: 'Geleverd', state: 'upcoming' },
];

const meta = {
  title: 'Commerce/DeliveryTimeline',
  component: DeliveryTimeline,
  args: { steps },
} satisfies Meta<typeof DeliveryTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const JustOrdered: Story = {
  args: {
    steps: steps.map(({ id, name, time }, index) => ({
      id,
      name,
      state: index === 0 ? 'current' : 'upcoming',
      ...(index === 0 && { time }),
    })),
  },
};
export const Delivered: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      state: 'done',
      ...(step.id === 'delivered' && {
        time: 'Woensdag 18 maart, 9.42 uur',
        note: 'Afgegeven bij de receptie.',
      }),
    })),
  },
};
export const NobodyIn: Story = {
  args: {
    steps: [
      ...steps.slice(0, 2),
      {
        id: 'failed',
        name: 'Niet bezorgd',
        state: 'failed',
        time: 'Woensdag 18 maart, 9.42 uur',
        note: 'Er was niemand aanwezig. Je bestelling staat weer in het magazijn.',
      },
      { id: 'again', name: 'Opnieuw bezorgen', state: 'upcoming', time: 'Donderdag 19 maart' },
    ],
  },
};
export const OneStep: Story = { args: { steps: steps.slice(0, 1) } };
export const Empty: Story = { args: { steps: [] } };
export const BigFigures: Story = {
  args: {
    steps: [{ id: 1, name: 'Ingepakt', state: 'done', note: '1.250.000 stuks in 104.167 dozen.' }],
  },
};
export const SystemWords: Story = {
  tags: ['do-not'],
  args: {
    steps: [
      { id: 1, name: 'ORD_RCVD', state: 'done', time: '15:08' },
      { id: 2, name: 'PICK_DONE', state: 'done', time: '19:31' },
      { id: 3, name: 'DISPATCHED', state: 'current', time: '07:12' },
    ],
  },
};
