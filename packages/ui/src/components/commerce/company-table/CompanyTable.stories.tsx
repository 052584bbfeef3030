import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const NumbersForNames: Story = {
  tags: ['do-not'],
  args: {
    companies: sampleCompanies.map((company) => ({ ...company, name: 'Locatie', current: false })),
  },
};
