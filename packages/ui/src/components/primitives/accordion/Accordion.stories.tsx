import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

const questions = [
  [
    'delivery',
    'Wanneer wordt mijn bestelling bezorgd?',
    'Vóór 12.00 uur besteld is binnen twee werkdagen in je magazijn.',
  ],
  ['returns', 'Hoe stuur ik iets terug?', 'Geef het binnen 14 dagen door. De chauffeur neemt het mee.'],
  ['account', 'Kan ik op rekening bestellen?', 'Ja, zodra je registratie is goedgekeurd.'],
] as const;

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    children: questions.map(([value, title, answer]) => (
      <AccordionItem key={value} value={value} title={title}>
        {answer}
      </AccordionItem>
    )),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {};
export const OneOpen: Story = { args: { defaultValue: ['delivery'] } };
export const SeveralOpen: Story = { args: { multiple: true, defaultValue: ['delivery', 'account'] } };
export const OneDisabled: Story = {
  args: {
    children: [
      <AccordionItem key="a" value="a" title="Levering" disabled>
        Binnenkort.
      </AccordionItem>,
      <AccordionItem key="b" value="b" title="Retour">
        Binnen 14 dagen.
      </AccordionItem>,
    ],
  },
};
export const OneItem: Story = {
  tags: ['do-not'],
  args: {
    children: (
      <AccordionItem value="more" title="Lees meer">
        Binnen 14 dagen.
      </AccordionItem>
    ),
  },
};
