import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../../shop/wordmark/Wordmark.tsx';
import { sampleAisles } from '../category-navigation/sampleAisles.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Commerce/SiteFooter',
  component: SiteFooter,
  args: {
    wordmark: <Wordmark tone="on-inverse" />,
    slogan: 'Alles voor de opvang, tot in je magazijn.',
    categories: sampleAisles.map(({ number, label, href }) => ({ number, label, href })),
    pages: [
      { label: 'Bestellen en bezorgen', href: '#bestellen' },
      { label: 'Algemene voorwaarden', href: '#voorwaarden' },
      { label: 'Privacy', href: '#privacy' },
    ],
    notes: [
      'Alle prijzen zijn exclusief btw.',
      'Registratie vóór 14.00 uur ontvangen? Dezelfde dag antwoord.',
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Another shop: its own wordmark, and categories without numbers. */
export const OfAnotherShop: Story = {
  args: {
    wordmark: <b className="text-28">Bouwsteen</b>,
    slogan: 'Alles voor de bouwplaats.',
    categories: sampleAisles.map(({ label, href }) => ({ label, href })),
  },
};
export const WithoutPages: Story = { args: { pages: [] } };
export const ServiceFirst: Story = {
  tags: ['do-not'],
  args: {
    categories: [],
    notes: ['Alle prijzen zijn exclusief btw.'],
    pages: ['Bezorgen', 'Retourneren', 'Contact', 'Algemene voorwaarden'].map((label) => ({
      label,
      href: `#${label}`,
    })),
  },
};
export const ForEngines: Story = {
  tags: ['do-not'],
  args: {
    categories: [],
    slogan: 'Nu alles in de uitverkoop!',
    notes: [],
    pages: ['Luiers kopen', 'Goedkope luiers', 'Luiers online', 'Luiers groothandel', 'Voorwaarden'].map(
      (label) => ({ label, href: `#${label}` }),
    ),
  },
};
