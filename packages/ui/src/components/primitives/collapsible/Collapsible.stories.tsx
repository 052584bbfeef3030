import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from './Collapsible.tsx';

type Args = Pick<ComponentProps<typeof CollapsibleTrigger>, 'tone'> & {
  button: string;
  children: string;
  open: boolean;
};

const meta = {
  title: 'Primitives/Collapsible',
  component: Collapsible,
  subcomponents: { CollapsibleTrigger, CollapsibleContent },
  args: { button: 'Over de bezorging', children: 'Voor 17.00 uur besteld is morgen in huis.', open: true },
  argTypes: propArgTypes(CollapsibleTrigger, 'tone'),
  render: ({ button, children, tone, open }) => (
    <Collapsible key={String(open)} defaultOpen={open}>
      <CollapsibleTrigger tone={tone}>{button}</CollapsibleTrigger>
      <CollapsibleContent className="py-3">{children}</CollapsibleContent>
    </Collapsible>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Disabled: Story = {
  render: ({ button, children }) => (
    <Collapsible disabled>
      <CollapsibleTrigger>{button}</CollapsibleTrigger>
      <CollapsibleContent>{children}</CollapsibleContent>
    </Collapsible>
  ),
};
export const MoreOfWhat: Story = {
  tags: ['do-not'],
  args: { button: 'Meer', open: false },
};
