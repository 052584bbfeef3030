import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { sampleInvoiceRows } from './sampleInvoiceRows.ts';

describeConformance(<InvoiceTable rows={sampleInvoiceRows} />);

test('one row per invoice, with a link to the invoice and a named document', () => {
  render(<InvoiceTable rows={sampleInvoiceRows} />);
  const table = screen.getByRole('table', { name: 'Je facturen' });
  expect(within(table).getByRole('link', { name: '2026-00042' }).getAttribute('href')).toBe('#42');
  const document = within(table).getByRole('link', { name: 'Download factuur 2026-00042 als PDF' });
  expect([document.getAttribute('href'), document.hasAttribute('download')]).toEqual(['#42.pdf', true]);
});

test('an invoice has a line below its number, and its own documents in the place of the link', () => {
  const [row] = sampleInvoiceRows;
  if (!row) throw new Error('No row');
  render(
    <InvoiceTable
      rows={[{ ...row, detail: 'Bestelling 42', documents: <button type="button">UBL</button> }]}
    />,
  );
  expect(screen.getByRole('rowheader').textContent).toBe('2026-00042Bestelling 42');
  expect(screen.getByRole('button', { name: 'UBL' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
});

test('an invoice without page or document has no links', () => {
  render(<InvoiceTable rows={sampleInvoiceRows.slice(2)} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('row', { name: /2026-00017/ }).textContent).toContain('Betaald');
});

test('the name of each checkbox contains the invoice number', () => {
  render(<InvoiceTable rows={sampleInvoiceRows} selectable />);
  expect(screen.getByRole('checkbox', { name: 'Selecteer factuur 2026-00031' })).toBeDefined();
});

test('without invoices a text says so', () => {
  render(<InvoiceTable rows={[]} />);
  expect(screen.getByText('Je hebt nog geen facturen.')).toBeDefined();
});
