import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';

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
export const LongTexts: Story = {
  tags: ['stress'],
  args: {
    items: [
      'Gratis bezorging in heel Nederland en Vlaanderen, ook op de eilanden, zodra je voor meer dan € 100 bestelt',
    ],
  },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
};
export const Empty: Story = { tags: ['stress'], args: { items: [] } };
export const BadTexts: Story = {
  tags: ['stress'],
  args: { items: [longName, unbrokenName, markupName, 'A'] },
};
