import type { TableColumn } from './TableColumn.ts';

export interface SampleInvoice {
  readonly number: string;
  readonly customer: string;
  /** ISO day. */
  readonly day: string;
  /** In cents. */
  readonly amount: number;
  readonly state: string;
}

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const dayText = (day: string | null) => (day ?? '').split('-').toReversed().join('-');

export const sampleColumns: readonly TableColumn<SampleInvoice>[] = [
  {
    id: 'number',
    header: 'Factuur',
    width: 'fill',
    cell: ({ number }) => number,
    sortBy: ({ number }) => number,
  },
  {
    id: 'customer',
    header: 'Locatie',
    width: 'fill',
    cell: ({ customer }) => customer,
    sortBy: ({ customer }) => customer,
  },
  {
    id: 'day',
    header: 'Datum',
    width: 'fit',
    cell: ({ day }) => dayText(day),
    sortBy: ({ day }) => day,
  },
  { id: 'state', header: 'Stand', align: 'center', cell: ({ state }) => state },
  {
    id: 'amount',
    header: 'Bedrag',
    numeric: true,
    cell: ({ amount }) => (Number.isFinite(amount) ? euros.format(amount / 100) : ''),
    sortBy: ({ amount }) => amount,
  },
];

const customers = ['De Vlinder', 'De Bij', 'De Mier', 'Ümit’s opvang', 'Eekhoorns', 'Zonnestraal'];
const states = ['Open', 'Betaald', 'Te laat'];

export const sampleInvoices = (count: number): readonly SampleInvoice[] =>
  Array.from({ length: count }, (_, index) => ({
    number: String(2_600_000 + index),
    customer: customers[(index * 7) % customers.length] ?? '',
    day: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 5) % 28) + 1).padStart(2, '0')}`,
    amount: ((index * 7919) % 250_000) + 1250,
    state: states[index % states.length] ?? '',
  }));

/** As {@link sampleInvoices}, with a unique customer per row, so that no two sort as equal. */
export const distinctInvoices = (count: number): readonly SampleInvoice[] =>
  sampleInvoices(count).map((row, index) => ({
    ...row,
    customer: `${row.customer} é${(index * 7919) % count} Zürich`,
  }));
