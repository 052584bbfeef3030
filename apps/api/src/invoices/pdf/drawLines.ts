// The table of what was ordered, over as many pages as it takes.

import { formatAmount } from '@magazijn/domain/money';
import { unitText } from '../../catalogue/unitText.ts';
import type { InvoiceLine } from '../Invoice.ts';
import { drawFollowingHead } from './drawHead.ts';
import {
  artifact,
  contentWidth,
  heightOf,
  type PdfInvoice,
  palette,
  sheet,
  tagged,
  type Writing,
  write,
} from './drawing.ts';

/** A column of the lines' table. */
interface LineColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (line: InvoiceLine) => string;
}

const columns: readonly Omit<LineColumn, 'x'>[] = [
  { title: 'Omschrijving', width: 188, align: 'left', text: ({ description }) => description },
  { title: 'Aantal', width: 62, align: 'right', text: ({ amount, unit }) => unitText(amount, unit) },
  { title: 'Prijs', width: 66, align: 'right', text: ({ price }) => formatAmount(price) },
  {
    title: 'Korting',
    width: 74,
    align: 'right',
    text: ({ discount }) => (discount > 0 ? `−${formatAmount(discount)}` : ''),
  },
  { title: 'Btw', width: 37, align: 'right', text: ({ vatPercentage }) => `${vatPercentage}%` },
  { title: 'Bedrag', width: 84, align: 'right', text: ({ total }) => formatAmount(total) },
];

/** The columns of the lines, from margin to margin. */
const lineColumns: readonly LineColumn[] = columns.map((column, index) => ({
  ...column,
  x: sheet.left + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0),
}));

const headHeight = 20;
const paddingAbove = 6;
/** Less than above, since the last line brings its own gap. */
const paddingBelow = 4;

const headWriting = ({ x, width, align }: LineColumn, y: number): Writing => ({
  x: align === 'left' ? x + 8 : x,
  y: y + 5.5,
  width: width - 8,
  align,
  size: 8.5,
  colour: palette.white,
  font: 'strong',
});

const cellWriting = ({ x, width, align }: LineColumn, y: number): Writing => ({
  x: align === 'left' ? x + 8 : x,
  y,
  width: width - 8,
  align,
});

/** What stands small beneath a product's name. */
const detailText = ({ articleNumber, contents, giveAway }: InvoiceLine): string =>
  [articleNumber, contents, giveAway ? 'Uw gratis artikel!' : ''].filter((part) => part !== '').join(' · ');

const detailWriting = (column: LineColumn, y: number): Writing => ({
  ...cellWriting(column, y),
  size: 7.5,
  colour: palette.ink2,
});

const plate = (document: PDFKit.PDFDocument, y: number): void =>
  artifact(document, () => document.rect(sheet.left, y, contentWidth, headHeight).fill(palette.ink));

/** The names of the columns, for whoever reads the first page or has it read. */
function drawHeadRow({ document }: PdfInvoice, table: PdfInvoice['root'], y: number): number {
  plate(document, y);
  const row = document.struct('TR');
  table.add(row);
  for (const column of lineColumns) {
    row.add(
      tagged(
        document,
        'TH',
        () => {
          write(document, column.title, headWriting(column, y));
        },
        'Column',
      ),
    );
  }
  row.end();
  return y + headHeight;
}

/** A new page with the same names above the columns, which are read aloud once only. */
function startPage(pdf: PdfInvoice): number {
  const { document } = pdf;
  document.addPage();
  drawFollowingHead(pdf);
  plate(document, sheet.top);
  artifact(
    document,
    () => {
      for (const column of lineColumns) write(document, column.title, headWriting(column, sheet.top));
    },
    'Pagination',
  );
  return sheet.top + headHeight;
}

function heightOfLine({ document }: PdfInvoice, line: InvoiceLine): number {
  const cells = lineColumns.map((column, index) => {
    const own = heightOf(document, column.text(line), cellWriting(column, 0));
    return index === 0 ? own + heightOf(document, detailText(line), detailWriting(column, 0)) : own;
  });
  return Math.max(...cells) + paddingAbove + paddingBelow;
}

function drawLine({ document }: PdfInvoice, table: PdfInvoice['root'], line: InvoiceLine, y: number): void {
  const row = document.struct('TR');
  table.add(row);
  for (const [index, column] of lineColumns.entries()) {
    row.add(
      tagged(document, 'TD', () => {
        const below = write(document, column.text(line), cellWriting(column, y + paddingAbove));
        if (index === 0) write(document, detailText(line), detailWriting(column, below));
      }),
    );
  }
  row.end();
}

/**
 * The ordered lines, over as many pages as they take; no line is broken over two.
 *
 * @returns where the totals may begin, on the page that is open by then.
 */
export function drawLines(pdf: PdfInvoice, top: number): number {
  const { document, invoice, root } = pdf;
  const table = document.struct('Table');
  root.add(table);
  let y = drawHeadRow(pdf, table, top);
  for (const line of invoice.lines) {
    const height = heightOfLine(pdf, line);
    if (y + height > sheet.bottom) y = startPage(pdf);
    drawLine(pdf, table, line, y);
    y += height;
    artifact(document, () => document.rect(sheet.left, y, contentWidth, 0.5).fill(palette.rule));
  }
  table.end();
  return y + 16;
}
