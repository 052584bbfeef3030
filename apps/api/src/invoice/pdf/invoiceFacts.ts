import { formatDate } from '@magazijn/domain/delivery';
import type { Invoice } from '../Invoice.ts';

const payments = {
  on_account: 'Op rekening',
  debit: 'Automatische incasso',
  ideal: 'iDEAL of kaart, betaald',
} as const;

/** What a bookkeeper looks up on an invoice; what is not there leaves no line. */
export function invoiceFacts(invoice: Invoice): readonly (readonly [name: string, value: string])[] {
  const { buyer } = invoice;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Factuurnummer', invoice.number],
    ['Factuurdatum', formatDate(invoice.issuedOn)],
    ['Vervaldatum', invoice.dueOn === null ? null : formatDate(invoice.dueOn)],
    ['Bestelnummer', invoice.orderNumber],
    ['Jouw referentie', invoice.orderReference],
    ['Leverdatum', formatDate(invoice.deliveredOn)],
    ['Klantnummer', buyer.customerNumber],
    ['Jouw btw-nummer', buyer.vatNumber],
    [buyer.address.country === 'BE' ? 'Jouw ondernemingsnummer' : 'Jouw KvK-nummer', buyer.companyNumber],
    ['Betaalwijze', payments[invoice.payment]],
  ];
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
}
