import { type Cents, cents, formatEuros } from '@magazijn/domain/money';
import { orderWords } from '@magazijn/domain/orders';
import type { Invoice } from '../Invoice.ts';
import { paymentTerms } from '../invoicePayment.ts';
import { drawFollowingHead } from './drawHead.ts';
import {
  artifact,
  heightOf,
  type PdfInvoice,
  pageLayout,
  paint,
  tagged,
  type Writing,
  write,
} from './drawing.ts';

const rowHeight = 16;
const totalsLeft = 320;
const totalsWidth = pageLayout.right - totalsLeft;
const totalBoxHeight = 34;
const vatWidth = 240;

/** The totals on the right, with the amount to pay on a yellow background. */
function drawSums(pdf: PdfInvoice, top: number): number {
  const { document, invoice, root } = pdf;
  const table = document.struct('Table');
  root.add(table);
  let y = top;
  const addRow = (name: string, amount: string, writing: Pick<Writing, 'size' | 'font' | 'colour'>) => {
    const row = document.struct('TR');
    table.add(row);
    const half = totalsWidth / 2;
    row.add(
      tagged(
        document,
        'TH',
        () => {
          write(pdf, name, { x: totalsLeft + 8, y, width: half + 20, ...writing });
        },
        'Row',
      ),
    );
    row.add(
      tagged(document, 'TD', () => {
        const x = totalsLeft + half - 8;
        write(pdf, amount, { x, y, width: half, align: 'right', ...writing });
      }),
    );
    row.end();
  };
  for (const { name, amount, strong } of totalRows(invoice)) {
    addRow(name, amount, { size: 9, font: strong ? 'strong' : 'text' });
    y += rowHeight;
  }
  artifact(document, () => {
    document.rect(totalsLeft, y, totalsWidth, totalBoxHeight - 3).fill(paint(pdf, 'accent'));
    document.rect(totalsLeft, y + totalBoxHeight - 3, totalsWidth, 3).fill(paint(pdf, 'accent-edge'));
  });
  const boxTop = y;
  y += 8;
  addRow(orderWords.total, formatEuros(invoice.totalInclusive), {
    size: 13,
    font: 'heading',
    colour: 'on-accent',
  });
  table.end();
  return boxTop + totalBoxHeight;
}

function drawVat(pdf: PdfInvoice, top: number): number {
  const { document, invoice, root } = pdf;
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
        write(pdf, text, {
          x: pageLayout.left + index * column,
          y: rowTop,
          width: column - (index === 0 ? 0 : 8),
          align: index === 0 ? 'left' : 'right',
          colour: head ? 'ink-2' : 'ink',
          size: head ? 8 : 9,
        });
      };
      row.add(head ? tagged(document, 'TH', draw, 'Column') : tagged(document, 'TD', draw));
    }
    row.end();
    y += rowHeight;
  };
  addRow(['Btw-tarief', 'Berekend over', 'Btw-bedrag'], true);
  artifact(document, () => document.rect(pageLayout.left, y - 3, vatWidth - 8, 0.5).fill(paint(pdf, 'rule')));
  const amounts = (net: Cents, vat: Cents) => [formatEuros(net), formatEuros(vat)];
  for (const { vatPercentage, net, vat } of invoice.vat)
    addRow([`${vatPercentage}\u00A0%`, ...amounts(net, vat)], false);
  addRow(['Totaal', ...amounts(invoice.totalExclusive, invoice.totalVat)], false);
  table.end();
  return y;
}

const gapBetweenTerms = 6;

const termsOf = (
  invoice: Invoice,
): readonly { readonly text: string; readonly font: 'text' | 'strong' }[] => [
  ...(invoice.vatNote === null ? [] : [{ text: invoice.vatNote, font: 'text' as const }]),
  { text: paymentTerms(invoice), font: 'strong' },
];

const termsWriting = (font: 'text' | 'strong', y: number): Writing => ({
  x: pageLayout.left,
  y,
  width: pageLayout.right - pageLayout.left,
  font,
  size: 10,
});

function drawTerms(pdf: PdfInvoice, top: number): number {
  const { document, invoice, root } = pdf;
  let y = top;
  for (const { text, font } of termsOf(invoice)) {
    root.add(
      tagged(document, 'P', () => {
        y = write(pdf, text, termsWriting(font, y)) + gapBetweenTerms;
      }),
    );
  }
  return y;
}

export function totalsHeight(pdf: PdfInvoice): number {
  const { invoice } = pdf;
  const sums = totalRows(invoice).length * rowHeight + totalBoxHeight;
  const vat = (invoice.vat.length + 2) * rowHeight;
  const terms = termsOf(invoice).map(({ text, font }) => heightOf(pdf, text, termsWriting(font, 0)));
  return (
    Math.max(sums, vat) + 24 + terms.reduce((sum, each) => sum + each, gapBetweenTerms * (terms.length - 1))
  );
}

/** Draws totals, VAT breakdown and terms together on one page. @returns the vertical position below them. */
export function drawTotals(pdf: PdfInvoice, top: number): number {
  let y = top;
  if (y + totalsHeight(pdf) > pageLayout.bottom) {
    pdf.document.addPage();
    drawFollowingHead(pdf);
    y = pageLayout.top;
  }
  const end = Math.max(drawVat(pdf, y), drawSums(pdf, y));
  return drawTerms(pdf, end + 24);
}

interface TotalRow {
  readonly name: string;
  readonly amount: string;
  readonly strong: boolean;
}

/** The rows from the lines' sum to the amount to pay; rows of 0 are left out. */
function totalRows(invoice: Invoice): readonly TotalRow[] {
  const row = (name: string, amount: number, strong = false): TotalRow => ({
    name,
    amount: formatEuros(cents(amount)),
    strong,
  });
  const coupon = invoice.couponCode === null ? 'Korting' : `Kortingscode ${invoice.couponCode}`;
  return [
    row(orderWords.subtotal, invoice.subtotal),
    ...(invoice.couponDiscount > 0 ? [row(coupon, -invoice.couponDiscount)] : []),
    invoice.shipping > 0
      ? row(orderWords.shipping, invoice.shipping)
      : { name: orderWords.shipping, amount: orderWords.freeShipping, strong: false },
    row(orderWords.totalExclusive, invoice.totalExclusive, true),
    ...invoice.vat
      .filter(({ net }) => net > 0)
      .map(({ vatPercentage, vat }) => row(orderWords.vat(vatPercentage), vat)),
  ];
}
