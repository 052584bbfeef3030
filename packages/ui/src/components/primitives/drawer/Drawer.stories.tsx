import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './Drawer.tsx';

type Args = Pick<ComponentProps<typeof DrawerContent>, 'title' | 'children' | 'side' | 'footer'> &
  Pick<ComponentProps<typeof DrawerTrigger>, 'tone'> & {
    close: ComponentProps<typeof DrawerClose>['tone'];
    button: string;
    open: boolean;
    defaultOpen?: boolean;
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
  title: 'Primitives/Drawer',
  component: Drawer,
  subcomponents: { DrawerTrigger, DrawerContent, DrawerClose },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    button: 'Filters',
    title: 'Filters',
    open: false,
    children: brands.map((brand) => <Checkbox key={brand} label={brand} />),
    close: 'primary',
  },
  argTypes: {
    ...propArgTypes(DrawerContent, 'side'),
    ...propArgTypes(DrawerTrigger, 'tone'),
    close: propArgTypes(DrawerClose, 'tone').tone,
    // `open` sets it here.
    defaultOpen: { control: false },
  },
  render: ({
    button,
    tone,
    close,
    open,
    footer = (
      <div className="grid">
        <DrawerClose tone={close}>Toon 24 producten</DrawerClose>
      </div>
    ),
    ...content
  }) => (
    <Drawer key={String(open)} defaultOpen={open}>
      <DrawerTrigger tone={tone}>{button}</DrawerTrigger>
      <DrawerContent {...content} footer={footer} />
    </Drawer>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};
export const AtTheEnd: Story = { tags: ['picture:alone'], args: { open: true } };
export const AtTheStart: Story = {
  tags: ['picture:alone'],
  args: { open: true, side: 'start', footer: null, children: 'Jouw lijsten' },
};
export const RightToLeft: Story = {
  tags: ['picture:alone'],
  args: { open: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const FromBelow: Story = {
  tags: ['picture:alone'],
  args: { open: true, side: 'bottom', children: <Button>Deel de lijst</Button>, footer: null },
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
