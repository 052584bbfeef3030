import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';
import { CompanyTable } from './CompanyTable.tsx';
import { sampleCompanies } from './sampleCompanies.ts';

const meta = {
  title: 'Commerce/CompanyTable',
  component: CompanyTable,
  tags: ['picture:both'],
  // Full width: half of the window is narrower than any real page.
  parameters: { matrix: { wide: true } },
  args: { companies: sampleCompanies },
} satisfies Meta<typeof CompanyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Companies: Story = {};
export const Empty: Story = { tags: ['stress'], args: { companies: [] } };
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    companies: [longName, unbrokenName, markupName, 'A'].map((name, index) => ({
      customerNumber: index === 0 ? '1'.repeat(40) : String(index),
      name,
      href: `#${index}`,
      current: index === 3,
    })),
  },
};
export const NumbersForNames: Story = {
  tags: ['do-not'],
  args: {
    companies: sampleCompanies.map((company) => ({ ...company, name: 'Locatie', current: false })),
  },
};
