import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'Je hebt nog geen producten toegevoegd aan je favorieten' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithWayOn: Story = {
  args: {
    title: 'Je winkelmand is leeg',
    headingLevel: 2,
    children: 'Leg er iets in: wat je vóór 12.00 uur bestelt, is binnen twee werkdagen in je magazijn.',
    action: (
      <ButtonLink href="#home" tone="primary">
        Bekijk wat best verkocht is
      </ButtonLink>
    ),
  },
};
export const WithoutWayOn: Story = {
  tags: ['do-not'],
  args: { title: 'Helaas!', headingLevel: 2, children: 'Er is niets gevonden. Sorry voor het ongemak.' },
};
