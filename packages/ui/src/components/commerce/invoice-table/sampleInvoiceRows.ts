import type { InvoiceRow } from './InvoiceTable.tsx';

export const sampleInvoiceRows: readonly InvoiceRow[] = [
  {
    number: '2026-00042',
    href: '#42',
    documentHref: '#42.pdf',
    date: '18 maart 2026',
    due: '1 april 2026',
    total: '€ 138,69',
    open: '€ 138,69',
    status: { label: 'Open', tone: 'warning' },
  },
  {
    number: '2026-00031',
    href: '#31',
    documentHref: '#31.pdf',
    date: '2 februari 2026',
    due: '16 februari 2026',
    total: '€ 1.204,10',
    open: '€ 204,10',
    status: { label: 'Te laat', tone: 'danger' },
  },
  {
    number: '2026-00017',
    date: '12 januari 2026',
    due: '26 januari 2026',
    total: '€ 82,50',
    open: '€ 0,00',
    status: { label: 'Betaald', tone: 'positive' },
  },
];
