import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InvoiceTable } from '../components/commerce/invoice-table/InvoiceTable.tsx';
import { sampleInvoiceRows } from '../components/commerce/invoice-table/sampleInvoiceRows.ts';
import { ListToolbar } from '../components/commerce/list-toolbar/ListToolbar.tsx';
import { SidebarLayout } from '../components/commerce/page-layout/SidebarLayout.tsx';
import { SideNavigation } from '../components/commerce/side-navigation/SideNavigation.tsx';
import { Button } from '../components/primitives/button/Button.tsx';
import { SelectField } from '../components/primitives/field/SelectField.tsx';
import { TextField } from '../components/primitives/field/TextField.tsx';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * Invoices in the account: filters above the table, open amounts and documents in it. Several can be selected and paid
 * together; the bar at the bottom shows their total. On a phone each invoice is a card.
 */
const meta = {
  title: 'Patterns/Invoices',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCents: Readonly<Record<string, number>> = { '2026-00042': 138_69, '2026-00031': 204_10 };
const euros = new Intl.NumberFormat('nl', { style: 'currency', currency: 'EUR' });

function InvoicesScreen({ chosen }: { chosen: readonly string[] }) {
  const [status, setStatus] = useState('all');
  const [term, setTerm] = useState('');
  const [selected, setSelected] = useState(chosen);
  const rows = sampleInvoiceRows.filter(
    ({ number }) => number.includes(term.trim()) && (status === 'all' || number in openCents),
  );
  const cents = selected.reduce((sum, number) => sum + (openCents[number] ?? 0), 0);
  return (
    <SampleLayout>
      <SidebarLayout
        className="mt-8"
        sidebar={
          <SideNavigation
            title="Jouw overzicht"
            items={[
              { label: 'Bestelhistorie', href: '#historie' },
              { label: 'Facturen', href: '#facturen', current: true },
              { label: 'Wachtwoord wijzigen', href: '#wachtwoord' },
            ]}
          />
        }
      >
        <h1 className="mb-4 text-28 wide:text-40">Jouw facturen</h1>
        <ListToolbar found={rows.length === 1 ? '1 factuur' : `${rows.length} facturen`}>
          <TextField label="Zoek op factuurnummer" type="search" value={term} onValueChange={setTerm} />
          <SelectField label="Toon" value={status} onValueChange={setStatus}>
            <option value="all">Alle facturen</option>
            <option value="open">Nog te betalen</option>
          </SelectField>
        </ListToolbar>
        <InvoiceTable
          rows={rows}
          selectable
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={
            <Button tone="primary" shape="plain" disabled={cents === 0}>
              Betaal {euros.format(cents / 100)}
            </Button>
          }
        />
      </SidebarLayout>
    </SampleLayout>
  );
}

export const ToPay: Story = { render: () => <InvoicesScreen chosen={['2026-00042', '2026-00031']} /> };
