import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from '../../../icons/Info.tsx';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Met alle aantallen, zonder de notities.',
    open: true,
    avoidCollisions: false,
    children: <Button>Dupliceer</Button>,
  },
  decorators: [(Story) => <div className="flex min-h-40 items-center justify-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTop: Story = {};
export const Below: Story = { args: { side: 'bottom', align: 'start' } };
export const AtTheSide: Story = { args: { side: 'right', text: 'Kort' } };
export const Closed: Story = { args: { open: undefined } };
export const OnAnIcon: Story = {
  args: {
    text: 'Van toepassing op bestellingen vanaf € 100.',
    children: (
      <button type="button" aria-label="Over gratis bezorging" className="p-3">
        <Info aria-hidden className="size-5" />
      </button>
    ),
  },
};
export const NeededToGoOn: Story = {
  tags: ['do-not'],
  args: {
    text: 'Minimaal tien tekens, waarvan één cijfer.',
    children: <Button>Wachtwoord opslaan</Button>,
  },
};
