import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { sampleInvoiceRows } from './sampleInvoiceRows.ts';

const meta = {
  title: 'Commerce/InvoiceTable',
  component: InvoiceTable,
  tags: ['picture:both'],
  parameters: {
    matrix: { wide: true },
    // Dates are short, and do not break.
    extremes: { rows: sampleInvoiceRows.map((row) => ({ ...row, date: '18-3-2026', due: '1-4-2026' })) },
  },
  args: { rows: sampleInvoiceRows },
} satisfies Meta<typeof InvoiceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const ToPayTogether: Story = {
  args: {
    selectable: true,
    defaultSelected: ['2026-00042'],
    bulkActions: (
      <Button tone="primary" shape="plain">
        Betaal € 138,69
      </Button>
    ),
  },
};
export const EmptyForPaid: Story = {
  tags: ['do-not'],
  args: {
    rows: [
      { number: '17', date: '12-1-26', due: '26-1-26', total: '82,5', open: '', status: { label: '✓' } },
      { number: '31', date: '2-2-26', due: '16-2-26', total: '1204,1', open: '', status: { label: '!' } },
    ],
  },
};
