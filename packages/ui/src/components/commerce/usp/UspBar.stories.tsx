import type { Meta, StoryObj } from '@storybook/react-vite';

import { UspBar } from './UspBar.tsx';
import { UspList } from './UspList.tsx';

const meta = {
  title: 'Commerce/UspBar',
  component: UspBar,
  subcomponents: { UspList },
  args: {
    items: [
      <>
        <b>Vóór 12.00 uur besteld</b>, binnen 1–2 werkdagen bezorgd
      </>,
      <>
        <b>Gratis bezorgd</b> vanaf € 100
      </>,
      <>
        <b>Scherpe prijzen</b> en acties
      </>,
      <>
        De chauffeur zet alles <b>in je magazijn</b>
      </>,
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UspBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const One: Story = { args: { items: ['Vóór 12.00 uur besteld, binnen 1–2 werkdagen bezorgd'] } };
export const Adjectives: Story = {
  tags: ['do-not'],
  args: { items: ['De beste service', 'Topkwaliteit', 'Supersnel', 'Altijd goedkoop'] },
};
