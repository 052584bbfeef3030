import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from './Collapsible.tsx';

type Args = Pick<ComponentProps<typeof CollapsibleTrigger>, 'tone'> & {
  button: string;
  children: string;
  open: boolean;
  disabled?: boolean;
  defaultOpen?: boolean;
};

const meta = {
  title: 'Primitives/Collapsible',
  component: Collapsible,
  subcomponents: { CollapsibleTrigger, CollapsibleContent },
  args: { button: 'Over de bezorging', children: 'Voor 17.00 uur besteld is morgen in huis.', open: true },
  argTypes: {
    ...propArgTypes(CollapsibleTrigger, 'tone'),
    // `open` sets it here.
    defaultOpen: { control: false },
  },
  render: ({ button, children, tone, open, disabled }) => (
    <Collapsible key={String(open)} defaultOpen={open} disabled={disabled}>
      <CollapsibleTrigger tone={tone}>{button}</CollapsibleTrigger>
      <CollapsibleContent className="py-3">{children}</CollapsibleContent>
    </Collapsible>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Disabled: Story = { args: { open: false, disabled: true } };
export const MoreOfWhat: Story = {
  tags: ['do-not'],
  args: { button: 'Meer', open: false },
};
