import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApprovalSteps, type Approver } from './ApprovalSteps.tsx';

const approvers: readonly Approver[] = [
  {
    id: 1,
    name: 'Locatiemanager',
    role: 'Alle bestellingen',
    state: 'approved',
    time: 'Maandag 16 maart, 11.20 uur',
    dateTime: '2026-03-16T11:20',
  },
  { id: 2, name: 'Hoofd inkoop', role: 'Boven € 500,00', state: 'waiting' },
  { id: 3, name: 'Directie', role: 'Boven € 5.000,00', state: 'upcoming' },
];

const meta = {
  title: 'Commerce/ApprovalSteps',
  component: ApprovalSteps,
  args: { approvers },
} satisfies Meta<typeof ApprovalSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const TwoAtOnce: Story = {
  args: { approvers: approvers.map((approver) => ({ ...approver, state: 'waiting', time: undefined })) },
};
export const Approved: Story = {
  args: {
    approvers: approvers.map((approver) => ({
      ...approver,
      state: 'approved',
      time: 'Maandag 16 maart, 11.20 uur',
    })),
  },
};
export const Refused: Story = {
  args: {
    approvers: approvers.slice(0, 2).map((approver, index) => ({
      ...approver,
      ...(index === 1 && {
        state: 'refused',
        time: 'Dinsdag 17 maart, 8.05 uur',
        note: 'Het budget voor dit kwartaal is op. Bestel de stoelen in april opnieuw.',
      }),
    })),
  },
};
export const Empty: Story = { args: { approvers: [] } };
export const BigAmount: Story = {
  args: {
    approvers: [{ id: 1, name: 'Raad van toezicht', role: 'Boven € 1.250.000,00', state: 'waiting' }],
  },
};
export const NoReason: Story = {
  tags: ['do-not'],
  args: {
    approvers: [
      { id: 1, name: 'Stap 1', state: 'approved' },
      { id: 2, name: 'Stap 2', state: 'refused' },
    ],
  },
};
