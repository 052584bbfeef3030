import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { longName, markupName, oneLetter, unbrokenName } from '../../testing/badTexts.ts';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './Drawer.tsx';

type Args = Pick<ComponentProps<typeof DrawerContent>, 'title' | 'children' | 'side' | 'footer'> & {
  button: string;
  open: boolean;
};

const brands = [
  'Pukkie',
  'Zacht',
  'Billie',
  'Puur',
  'Kleintje',
  'Hummel',
  'Sproet',
  'Dreumes',
  'Bink',
  'Vlinder',
  'Mier',
];

const meta = {
  title: 'Parts/Drawer',
  component: Drawer,
  // It lies over everything: on its page each example has a window of its own.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    button: 'Filters',
    title: 'Filters',
    open: false,
    children: brands.map((brand) => <Checkbox key={brand} label={brand} />),
    footer: (
      <div className="grid">
        <DrawerClose tone="primary">Toon 24 producten</DrawerClose>
      </div>
    ),
  },
  render: ({ button, open, ...content }) => (
    <Drawer key={String(open)} defaultOpen={open}>
      <DrawerTrigger>{button}</DrawerTrigger>
      <DrawerContent {...content} />
    </Drawer>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};
export const OneLetter: Story = { tags: ['stress'], args: { button: oneLetter, title: oneLetter } };
/** Drawers lie over everything, so each has a page of its own. */
export const AtTheEnd: Story = { tags: ['picture:alone'], args: { open: true } };
export const AtTheStart: Story = {
  tags: ['picture:alone'],
  args: { open: true, side: 'start', footer: undefined, children: 'Jouw lijsten' },
};
export const RightToLeft: Story = {
  tags: ['picture:alone'],
  args: { open: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const FromBelow: Story = {
  tags: ['picture:alone'],
  args: { open: true, side: 'bottom', children: <Button>Deel de lijst</Button>, footer: undefined },
};
export const LongTexts: Story = {
  tags: ['stress', 'picture:alone'],
  args: { open: true, title: `${longName} ${unbrokenName}`, children: markupName, footer: longName },
};
export const OneQuestion: Story = {
  tags: ['do-not'],
  args: {
    open: true,
    title: 'Weet je het zeker?',
    children: 'De lijst wordt verwijderd.',
    footer: <DrawerClose tone="primary">OK</DrawerClose>,
  },
};
