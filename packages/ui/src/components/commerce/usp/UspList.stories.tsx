import type { Meta, StoryObj } from '@storybook/react-vite';

import { UspList } from './UspList.tsx';

const meta = {
  title: 'Commerce/UspList',
  component: UspList,
  args: {
    items: [
      'Vóór 12.00 uur besteld, binnen 1–2 werkdagen bezorgd',
      'Gratis bezorging vanaf € 100',
      'De chauffeur zet de dozen in je magazijn',
    ],
  },
} satisfies Meta<typeof UspList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Adjectives: Story = {
  tags: ['do-not'],
  args: { items: ['De beste service', 'Topkwaliteit', 'Supersnel', 'Altijd goedkoop'] },
};
