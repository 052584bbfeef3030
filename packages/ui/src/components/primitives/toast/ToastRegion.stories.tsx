import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, oneLetter, unbrokenName } from '../../../testing/badTexts.ts';
import { Button } from '../button/Button.tsx';
import { createToastQueue, type ToastContent } from './createToastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** A queue with permanent toasts, for the pictures. */
function queueOf(...toasts: readonly ToastContent[]) {
  const queue = createToastQueue();
  for (const toast of toasts) queue.add({ duration: null, ...toast });
  return queue;
}

const meta = {
  title: 'Primitives/ToastRegion',
  component: ToastRegion,
  args: { queue: queueOf() },
  parameters: { docs: { story: { inline: false, height: '22rem' } }, matrix: { wide: true } },
  render: (args) => (
    <div className="min-h-160">
      <Button onClick={() => args.queue.add({ title: 'Lijst bewaard.', tone: 'positive' })}>Bewaar</Button>
      <ToastRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const AllTones: Story = {
  tags: ['picture:alone'],
  args: {
    queue: queueOf(
      {
        title: 'Lijst verwijderd.',
        description: 'De producten blijven in je favorieten staan.',
        action: { label: 'Zet terug', onSelect: () => undefined },
      },
      { title: 'Adres bewaard.', tone: 'positive' },
      { title: 'De verbinding is langzaam.', tone: 'warning' },
    ),
  },
};
export const Danger: Story = {
  tags: ['picture:alone'],
  args: {
    queue: queueOf({
      title: 'Bewaren lukte niet.',
      description: 'Controleer je verbinding.',
      tone: 'danger',
      action: { label: 'Probeer opnieuw', onSelect: () => undefined },
    }),
  },
};
export const FourthWaits: Story = {
  tags: ['picture:alone'],
  args: {
    queue: queueOf({ title: 'Een' }, { title: 'Twee' }, { title: 'Drie' }, { title: 'Vier wacht' }),
  },
};
export const BadTexts: Story = {
  tags: ['stress', 'picture:alone'],
  args: {
    queue: queueOf(
      { title: longName, description: unbrokenName },
      { title: markupName, action: { label: longName, onSelect: () => undefined } },
      { title: oneLetter },
    ),
  },
};
export const UndoOffered: Story = {
  tags: ['do-not'],
  args: {
    queue: queueOf({
      title: 'Lijst verwijderd.',
      action: { label: 'Zet terug', onSelect: () => undefined },
    }),
  },
};
export const WhatToMend: Story = {
  tags: ['do-not'],
  args: {
    queue: queueOf({ title: 'Er ging iets mis met je postcode.', tone: 'info' }),
  },
};
