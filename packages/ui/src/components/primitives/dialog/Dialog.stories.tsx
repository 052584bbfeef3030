import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { TextField } from '../field/TextField.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './Dialog.tsx';

type Args = Pick<ComponentProps<typeof DialogContent>, 'title' | 'children'> &
  Pick<ComponentProps<typeof DialogTrigger>, 'tone'> & {
    close: ComponentProps<typeof DialogClose>['tone'];
    button: string;
    open: boolean;
    defaultOpen?: boolean;
  };

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  subcomponents: { DialogTrigger, DialogContent, DialogClose },
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    button: 'Verwijder de lijst',
    title: 'Lijst verwijderen?',
    close: 'primary',
    open: false,
    children: <p>De producten blijven in je favorieten staan.</p>,
  },
  argTypes: {
    ...propArgTypes(DialogTrigger, 'tone'),
    close: propArgTypes(DialogClose, 'tone').tone,
    // `open` sets it here.
    defaultOpen: { control: false },
  },
  render: ({ button, tone, close, title, open, children }) => (
    <Dialog key={String(open)} defaultOpen={open}>
      <DialogTrigger tone={tone}>{button}</DialogTrigger>
      <DialogContent title={title} actions={<DialogClose tone={close}>Verwijder</DialogClose>}>
        {children}
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};
export const Danger: Story = { args: { tone: 'danger' } };
export const Open: Story = { tags: ['picture:alone'], args: { open: true } };
export const ShortForm: Story = {
  tags: ['do-not'],
  args: { open: true },
  render: ({ open }) => (
    <Dialog defaultOpen={open}>
      <DialogContent
        title="Lijst hernoemen"
        actions={<DialogClose tone="primary">Bewaar de naam</DialogClose>}
      >
        <TextField label="Naam van de lijst" defaultValue="Elke week" />
      </DialogContent>
    </Dialog>
  ),
};
export const AreYouSure: Story = {
  tags: ['do-not'],
  args: { open: true },
  render: ({ open }) => (
    <Dialog defaultOpen={open}>
      <DialogContent title="Let op" actions={<DialogClose tone="primary">OK</DialogClose>}>
        <p>Weet je het zeker?</p>
      </DialogContent>
    </Dialog>
  ),
};
