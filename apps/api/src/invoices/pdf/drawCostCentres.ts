// The sums per group or cost centre, after the terms: for the buyer's books.

import { costCentreText, costCentreTotals } from '@magazijn/domain/cost-centres';
import { formatEuros } from '@magazijn/domain/money';
import { drawFollowingHead } from './drawHead.ts';
import { heightOf, type PdfInvoice, pageLayout, tagged, type Writing, write } from './drawing.ts';

const gapAbove = 18;
const gapBetweenRows = 4;
const nameWidth = 300;
const amountWidth = 90;

const title = 'Artikelen per groep of kostenplaats, excl. btw';

const writingOf = (y: number, font: 'text' | 'strong'): Writing => ({
  x: pageLayout.left,
  y,
  width: nameWidth,
  font,
});

/** Draws the sums; nothing for an invoice whose lines have no cost centre. Rows do not break over pages. */
export function drawCostCentres(pdf: PdfInvoice, top: number): void {
  const { document, invoice, root } = pdf;
  const totals = costCentreTotals(
    invoice.lines.map(({ costCentre = null, ...line }) => ({ ...line, costCentre })),
  );
  if (totals.length === 0) return;
  const rows = totals.map(({ costCentre, total }) => ({
    name: costCentre ? costCentreText(costCentre) : 'Zonder groep of kostenplaats',
    amount: formatEuros(total),
  }));
  const heightOfRow = ({ name }: (typeof rows)[number]) =>
    heightOf(pdf, name, writingOf(0, 'text')) + gapBetweenRows;
  let y = top + gapAbove;
  const breakBefore = (height: number): void => {
    if (y + height <= pageLayout.bottom) return;
    document.addPage();
    drawFollowingHead(pdf);
    y = pageLayout.top;
  };
  const [first] = rows;
  // The title stays with its first row.
  breakBefore(
    heightOf(pdf, title, writingOf(0, 'strong')) + gapBetweenRows + (first ? heightOfRow(first) : 0),
  );
  root.add(
    tagged(document, 'P', () => {
      y = write(pdf, title, writingOf(y, 'strong')) + gapBetweenRows;
    }),
  );
  const table = document.struct('Table');
  root.add(table);
  for (const row of rows) {
    const height = heightOfRow(row);
    breakBefore(height);
    const element = document.struct('TR');
    table.add(element);
    const writing = writingOf(y, 'text');
    const amount = {
      ...writing,
      x: pageLayout.left + nameWidth,
      width: amountWidth,
      align: 'right' as const,
    };
    element.add(tagged(document, 'TH', () => void write(pdf, row.name, writing), 'Row'));
    element.add(tagged(document, 'TD', () => void write(pdf, row.amount, amount)));
    element.end();
    y += height;
  }
  table.end();
}
