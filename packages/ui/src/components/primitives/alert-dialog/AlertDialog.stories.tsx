import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogTrigger } from './AlertDialog.tsx';
import { AlertDialogContent } from './AlertDialogContent.tsx';

type Args = Pick<ComponentProps<typeof AlertDialogContent>, 'title' | 'children' | 'tone'> & {
  trigger: ComponentProps<typeof AlertDialogTrigger>['tone'];
  cancel: ComponentProps<typeof AlertDialogCancel>['tone'];
  answer: ComponentProps<typeof AlertDialogAction>['tone'];
  button: string;
  open: boolean;
  defaultOpen?: boolean;
};

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  subcomponents: { AlertDialogTrigger, AlertDialogContent, AlertDialogCancel, AlertDialogAction },
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    button: 'Leeg de winkelmand',
    title: 'Winkelmand leegmaken?',
    tone: 'danger',
    answer: 'danger',
    open: false,
    children: 'De 14 producten gaan eruit. Dat kun je niet ongedaan maken.',
  },
  argTypes: {
    ...propArgTypes(AlertDialogContent, 'tone'),
    trigger: propArgTypes(AlertDialogTrigger, 'tone').tone,
    cancel: propArgTypes(AlertDialogCancel, 'tone').tone,
    answer: propArgTypes(AlertDialogAction, 'tone').tone,
    // `open` sets it here.
    defaultOpen: { control: false },
  },
  render: ({ button, tone, trigger, cancel, answer, title, open, children }) => (
    <AlertDialog key={String(open)} defaultOpen={open}>
      <AlertDialogTrigger tone={trigger}>{button}</AlertDialogTrigger>
      <AlertDialogContent
        title={title}
        tone={tone}
        actions={
          <>
            <AlertDialogCancel tone={cancel} />
            <AlertDialogAction tone={answer}>{button}</AlertDialogAction>
          </>
        }
      >
        {children}
      </AlertDialogContent>
    </AlertDialog>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = {};
export const Danger: Story = { tags: ['picture:alone'], args: { open: true } };
export const Plain: Story = {
  tags: ['picture:alone'],
  args: {
    open: true,
    tone: 'plain',
    answer: 'primary',
    title: 'Bestelling van maart opnieuw bestellen?',
    button: 'Bestel opnieuw',
    children: 'Eén product is uitverkocht en komt niet mee: Plakkaatverf rood.',
  },
};
export const TitleOnly: Story = {
  tags: ['picture:alone'],
  args: { open: true, children: undefined },
};
export const YesOrNo: Story = {
  tags: ['do-not'],
  args: { open: true },
  render: ({ open }) => (
    <AlertDialog defaultOpen={open}>
      <AlertDialogContent
        title="Weet je zeker dat je wilt annuleren?"
        actions={
          <>
            <AlertDialogCancel>Nee</AlertDialogCancel>
            <AlertDialogAction>Ja</AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  ),
};
