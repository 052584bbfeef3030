import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../link/Link.tsx';
import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { title: 'Op Koningsdag bezorgen we niet.' },
  parameters: { matrix: { wide: true } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Je bestellimiet is bijna bereikt.',
    children: 'Van de € 2.500 voor maart is nog € 180 over.',
    actions: <Button>Vraag een hogere limiet</Button>,
  },
};
export const Dismissible: Story = {
  args: {
    tone: 'positive',
    title: 'Je offerte is goedgekeurd.',
    children: 'De prijzen gelden tot en met 30 april.',
    actions: (
      <Link href="#offerte" appearance="text">
        Bekijk de offerte
      </Link>
    ),
    onDismiss: () => undefined,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Betalen met iDEAL lukt nu niet.',
    children: 'We werken eraan. Bestellen op rekening gaat gewoon door.',
  },
};
export const WholePage: Story = {
  args: { width: 'page', onDismiss: () => undefined },
};
export const OnlyAlarms: Story = {
  tags: ['do-not'],
  args: { tone: 'danger', title: 'Let op!', children: 'Er is iets niet in orde.' },
};
