// The sums, the VAT per rate, and how it is paid.

import { type Cents, cents, formatEuros } from '@magazijn/domain/money';
import { type Invoice, paymentTerms } from '../Invoice.ts';
import { drawFollowingHead } from './drawHead.ts';
import { artifact, heightOf, type PdfInvoice, palette, sheet, tagged, write } from './drawing.ts';

const rowHeight = 16;
const totalsLeft = 320;
const totalsWidth = sheet.right - totalsLeft;
const plateHeight = 34;
const vatWidth = 240;

/** The sums at the right, and what it comes to on a yellow plate. */
function drawSums({ document, invoice, root }: PdfInvoice, top: number): number {
  const table = document.struct('Table');
  root.add(table);
  let y = top;
  const addRow = (
    name: string,
    amount: string,
    writing: { size: number; font: 'text' | 'strong' | 'heading' },
  ) => {
    const row = document.struct('TR');
    table.add(row);
    const half = totalsWidth / 2;
    row.add(
      tagged(
        document,
        'TH',
        () => {
          write(document, name, { x: totalsLeft + 8, y, width: half + 20, ...writing });
        },
        'Row',
      ),
    );
    row.add(
      tagged(document, 'TD', () => {
        const x = totalsLeft + half - 8;
        write(document, amount, { x, y, width: half, align: 'right', ...writing });
      }),
    );
    row.end();
  };
  for (const { name, amount, strong } of totalRows(invoice)) {
    addRow(name, amount, { size: 9, font: strong ? 'strong' : 'text' });
    y += rowHeight;
  }
  artifact(document, () => {
    document.rect(totalsLeft, y, totalsWidth, plateHeight - 3).fill(palette.accent);
    document.rect(totalsLeft, y + plateHeight - 3, totalsWidth, 3).fill(palette.ink);
  });
  const plateTop = y;
  y += 8;
  addRow('Totaal incl. btw', formatEuros(invoice.totalInclusive), { size: 13, font: 'heading' });
  table.end();
  return plateTop + plateHeight;
}

/** What is taxed at each rate, as a bookkeeper books it. */
function drawVat({ document, invoice, root }: PdfInvoice, top: number): number {
  const table = document.struct('Table');
  root.add(table);
  const column = vatWidth / 3;
  let y = top;
  const addRow = (cells: readonly string[], head: boolean) => {
    const row = document.struct('TR');
    table.add(row);
    const rowTop = y;
    for (const [index, text] of cells.entries()) {
      const draw = () => {
        write(document, text, {
          x: sheet.left + index * column,
          y: rowTop,
          width: column - (index === 0 ? 0 : 8),
          align: index === 0 ? 'left' : 'right',
          colour: head ? palette.ink2 : palette.ink,
          size: head ? 8 : 9,
        });
      };
      row.add(head ? tagged(document, 'TH', draw, 'Column') : tagged(document, 'TD', draw));
    }
    row.end();
    y += rowHeight;
  };
  addRow(['Btw-tarief', 'Berekend over', 'Btw-bedrag'], true);
  artifact(document, () => document.rect(sheet.left, y - 3, vatWidth - 8, 0.5).fill(palette.rule));
  const amounts = (net: Cents, vat: Cents) => [formatEuros(net), formatEuros(vat)];
  for (const { vatPercentage, net, vat } of invoice.vat)
    addRow([`${vatPercentage}%`, ...amounts(net, vat)], false);
  addRow(['Totaal', ...amounts(invoice.totalExclusive, invoice.totalVat)], false);
  table.end();
  return y;
}

/** How it is paid, in a sentence. */
function drawTerms({ document, invoice, root }: PdfInvoice, y: number): void {
  root.add(
    tagged(document, 'P', () => {
      write(document, paymentTerms(invoice), {
        x: sheet.left,
        y,
        width: sheet.right - sheet.left,
        font: 'strong',
        size: 10,
      });
    }),
  );
}

/** Sums, VAT per rate and terms, kept together on one page. */
export function drawTotals(pdf: PdfInvoice, top: number): void {
  const { document, invoice } = pdf;
  const sums = totalRows(invoice).length * rowHeight + plateHeight;
  const vat = (invoice.vat.length + 2) * rowHeight;
  const terms = heightOf(document, paymentTerms(invoice), {
    x: 0,
    y: 0,
    width: sheet.right - sheet.left,
    font: 'strong',
    size: 10,
  });
  let y = top;
  if (y + Math.max(sums, vat) + 24 + terms > sheet.bottom) {
    document.addPage();
    drawFollowingHead(pdf);
    y = sheet.top;
  }
  const end = Math.max(drawVat(pdf, y), drawSums(pdf, y));
  drawTerms(pdf, end + 24);
}

/** A sum below the lines. */
interface TotalRow {
  readonly name: string;
  readonly amount: string;
  readonly strong: boolean;
}

/** How the lines become what is to be paid, step by step; steps that change nothing are left out. */
function totalRows(invoice: Invoice): readonly TotalRow[] {
  const row = (name: string, amount: number, strong = false): TotalRow => ({
    name,
    amount: formatEuros(cents(amount)),
    strong,
  });
  const coupon = invoice.couponCode === null ? 'Korting' : `Kortingscode ${invoice.couponCode}`;
  return [
    row('Subtotaal', invoice.subtotal),
    ...(invoice.couponDiscount > 0 ? [row(coupon, -invoice.couponDiscount)] : []),
    invoice.shipping > 0
      ? row('Verzendkosten', invoice.shipping)
      : { name: 'Verzendkosten', amount: 'Gratis', strong: false },
    row('Totaal excl. btw', invoice.totalExclusive, true),
    ...invoice.vat
      .filter(({ net }) => net > 0)
      .map(({ vatPercentage, vat }) => row(`Btw ${vatPercentage}%`, vat)),
  ];
}
