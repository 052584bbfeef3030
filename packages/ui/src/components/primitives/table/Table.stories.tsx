import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { distinctInvoices, type SampleInvoice, sampleColumns, sampleInvoices } from './sampleInvoices.ts';
import { Table } from './Table.tsx';

const meta = {
  title: 'Primitives/Table',
  component: Table,
  tags: ['picture:both'],
  parameters: { matrix: { wide: true } },
  args: {
    caption: 'Facturen',
    columns: sampleColumns,
    rows: sampleInvoices(4),
    rowKey: ({ number }) => number,
  },
} satisfies Meta<typeof Table<SampleInvoice>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sorted: Story = { args: { defaultSort: { column: 'amount', direction: 'descending' } } };
export const Selected: Story = {
  args: {
    selectable: true,
    defaultSelected: ['2600001', '2600002'],
    defaultSort: { column: 'customer', direction: 'ascending' },
    bulkActions: (
      <Button tone="primary" shape="plain">
        Betaal samen
      </Button>
    ),
  },
};
export const Compact: Story = { args: { density: 'compact', rows: sampleInvoices(6) } };
export const InABox: Story = { args: { scroll: 'box', rows: sampleInvoices(14) } };
export const OneThing: Story = {
  tags: ['do-not'],
  args: { rows: sampleInvoices(1) },
};
export const TenThousandRows: Story = {
  tags: ['stress'],
  args: { rows: distinctInvoices(10_000), pageSize: 3, defaultPage: 2, selectable: true, stickyHeader: true },
};
export const EmptyWithWayOn: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="Nog geen facturen">Na je eerste bestelling staat hier de factuur.</EmptyState>,
  },
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const LoadingAgain: Story = { args: { loading: true } };
export const RightToLeft: Story = {
  args: {
    selectable: true,
    defaultSort: { column: 'number', direction: 'ascending' },
    rows: sampleInvoices(2),
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
