import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from './Popover.tsx';

type Args = Pick<
  ComponentProps<typeof PopoverContent>,
  'surface' | 'padded' | 'side' | 'align' | 'children'
> &
  Pick<ComponentProps<typeof PopoverTrigger>, 'tone'> & {
    button: string;
    open: boolean;
    defaultOpen?: boolean;
  };

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverAnchor, PopoverContent },
  args: {
    button: 'Levering',
    open: true,
    children: 'Voor 17.00 uur besteld is morgen in huis, op werkdagen.',
  },
  decorators: [(Story) => <div className="flex min-h-100 items-start">{Story()}</div>],
  argTypes: {
    ...propArgTypes(PopoverTrigger, 'tone'),
    ...propArgTypes(PopoverContent, 'surface', 'side', 'align'),
    // `open` sets it here.
    defaultOpen: { control: false },
  },
  render: ({ button, tone, open, ...panel }) => (
    <Popover key={String(open)} defaultOpen={open}>
      <PopoverTrigger tone={tone}>{button}</PopoverTrigger>
      <PopoverContent avoidCollisions={false} {...panel} />
    </Popover>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const ListOfLinks: Story = {
  args: {
    padded: false,
    children: (
      <ul>
        {['Jouw overzicht', 'Favorieten', 'Uitloggen'].map((name) => (
          <li key={name} className="border-b border-rule last:border-b-0">
            <a href="#lijst" className="flex min-h-12 items-center px-4">
              {name}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
};
export const PrimaryButton: Story = { args: { tone: 'primary' } };
export const AsksAQuestion: Story = {
  tags: ['do-not'],
  args: { button: 'Verwijder', children: 'Weet je het zeker? De lijst is dan weg.' },
};
export const AtAnAnchor: Story = {
  render: ({ button, open, ...panel }) => (
    <Popover key={String(open)} defaultOpen={open}>
      <PopoverAnchor className="grow border-b border-rule pb-3">
        <PopoverTrigger tone="tertiary">{button}</PopoverTrigger>
      </PopoverAnchor>
      <PopoverContent align="end" {...panel} />
    </Popover>
  ),
};
