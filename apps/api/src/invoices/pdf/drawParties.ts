import { formatDate } from '@magazijn/domain/delivery';
import { paymentMethodNames } from '@magazijn/domain/validation';
import type { CompanyAddress } from '../../accounts/companies.ts';
import { documentName, type Invoice } from '../Invoice.ts';
import { isSettled } from '../invoicePayment.ts';
import { type PdfInvoice, pageLayout, tagged, write } from './drawing.ts';

const addressWidth = 220;
const factsLeft = 300;
const namesWidth = 112;

function drawAddress(pdf: PdfInvoice, title: string, text: string, top: number): number {
  const { document, root } = pdf;
  let y = top;
  root.add(
    tagged(document, 'H2', () => {
      y = write(pdf, title, { x: pageLayout.left, y, width: addressWidth, size: 8, colour: 'ink-2' });
    }),
  );
  root.add(
    tagged(document, 'P', () => {
      y = write(pdf, text, { x: pageLayout.left, y: y + 1, width: addressWidth, size: 10 });
    }),
  );
  return y;
}

/** Numbers, dates and references, as a table with row headers. */
function drawFacts(pdf: PdfInvoice, top: number): number {
  const { document, invoice, root } = pdf;
  const table = document.struct('Table');
  root.add(table);
  let y = top;
  for (const [name, value] of invoiceFacts(invoice)) {
    const row = document.struct('TR');
    table.add(row);
    const rowTop = y;
    row.add(
      tagged(
        document,
        'TH',
        () => {
          write(pdf, name, { x: factsLeft, y: rowTop, width: namesWidth, colour: 'ink-2' });
        },
        'Row',
      ),
    );
    row.add(
      tagged(document, 'TD', () => {
        const x = factsLeft + namesWidth;
        y = write(pdf, value, { x, y: rowTop, width: pageLayout.right - x, font: 'strong' });
      }),
    );
    row.end();
    y += 2.5;
  }
  table.end();
  return y;
}

/**
 * Draws buyer and delivery address on the left, the invoice's data on the right.
 *
 * @returns the vertical position for the lines.
 */
export function drawParties(pdf: PdfInvoice): number {
  const top = 112;
  const { invoice } = pdf;
  const billed = addressText(invoice.buyer.address);
  const delivered = addressText(invoice.deliveryAddress);
  const afterBilled = drawAddress(pdf, 'Factuuradres', billed, top);
  const same = delivered === billed;
  const afterAddresses = same ? afterBilled : drawAddress(pdf, 'Bezorgadres', delivered, afterBilled + 10);
  return Math.max(afterAddresses, drawFacts(pdf, top)) + 22;
}

/** The invoice's data; absent values have no row. */
function invoiceFacts(invoice: Invoice): readonly (readonly [name: string, value: string])[] {
  const { buyer } = invoice;
  const facts: readonly (readonly [string, string | null])[] = [
    [`${documentName(invoice)}nummer`, invoice.number],
    [`${documentName(invoice)}datum`, formatDate(invoice.issuedOn)],
    ...creditedFacts(invoice),
    ['Vervaldatum', invoice.dueOn === null ? null : formatDate(invoice.dueOn)],
    ['Bestelnummer', invoice.orderNumber],
    ['Jouw referentie', invoice.orderReference],
    ['Leverdatum', formatDate(invoice.deliveredOn)],
    ['Klantnummer', buyer.customerNumber],
    ['Jouw btw-nummer', buyer.vatNumber],
    [buyer.address.country === 'BE' ? 'Jouw ondernemingsnummer' : 'Jouw KvK-nummer', buyer.companyNumber],
    ['Betaalwijze', `${paymentMethodNames[invoice.payment]}${isSettled(invoice) ? ', betaald' : ''}`],
  ];
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
}

const creditedFacts = ({ credits }: Invoice): readonly (readonly [string, string])[] =>
  credits === null
    ? []
    : [
        ['Factuurnummer', credits.number],
        ['Factuurdatum', formatDate(credits.issuedOn)],
      ];

const salutations = { 0: 'Mevr.', 1: 'Dhr.' } as const;
const countries = { NL: 'Nederland', BE: 'België' } as const;

function addressText(address: CompanyAddress): string {
  const salutation = address.contactGender === null ? null : salutations[address.contactGender];
  const contact = [address.contactFirstName, address.contactLastName].filter(Boolean).join(' ');
  return [
    address.companyName,
    contact === '' ? '' : [salutation, contact].filter(Boolean).join(' '),
    [address.street, address.number, address.numberSuffix].filter(Boolean).join(' '),
    `${address.postalCode}  ${address.city}`.trim(),
    countries[address.country],
  ]
    .filter((line) => line !== '')
    .join('\n');
}
