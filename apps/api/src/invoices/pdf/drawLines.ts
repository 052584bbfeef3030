import { unitText } from '@magazijn/domain/cart';
import { formatAmount } from '@magazijn/domain/money';
import type { InvoiceLine } from '../Invoice.ts';
import { drawFollowingHead } from './drawHead.ts';
import {
  artifact,
  contentWidth,
  heightOf,
  type PdfInvoice,
  pageLayout,
  paint,
  tagged,
  type Writing,
  write,
} from './drawing.ts';

interface LineColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (line: InvoiceLine) => string;
}

const columns: readonly Omit<LineColumn, 'x'>[] = [
  { title: 'Omschrijving', width: 188, align: 'left', text: ({ description }) => description },
  { title: 'Aantal', width: 62, align: 'right', text: ({ quantity, unit }) => unitText(quantity, unit) },
  { title: 'Prijs', width: 66, align: 'right', text: ({ price }) => formatAmount(price) },
  {
    title: 'Korting',
    width: 74,
    align: 'right',
    text: ({ discount }) => (discount > 0 ? `−${formatAmount(discount)}` : ''),
  },
  { title: 'Btw', width: 37, align: 'right', text: ({ vatPercentage }) => `${vatPercentage}\u00A0%` },
  { title: 'Bedrag', width: 84, align: 'right', text: ({ total }) => formatAmount(total) },
];

const lineColumns: readonly LineColumn[] = columns.map((column, index) => ({
  ...column,
  x: pageLayout.left + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0),
}));

const headHeight = 20;
/** Gap between the last line and the totals. */
const gapBelow = 16;
const paddingAbove = 6;
/** Smaller than above, since the last line has its own gap. */
const paddingBelow = 4;

const headWriting = ({ x, width, align }: LineColumn, y: number): Writing => ({
  x: align === 'left' ? x + 8 : x,
  y: y + 5.5,
  width: width - 8,
  align,
  size: 8.5,
  colour: 'on-inverse',
  font: 'strong',
});

const cellWriting = ({ x, width, align }: LineColumn, y: number): Writing => ({
  x: align === 'left' ? x + 8 : x,
  y,
  width: width - 8,
  align,
});

/** The small text below a product's name. */
const detailText = ({ articleNumber, contents, giveAway, costCentre }: InvoiceLine): string =>
  [
    articleNumber,
    contents,
    giveAway ? 'Uw gratis artikel!' : '',
    costCentre ? `voor ${[costCentre.code, costCentre.name].filter(Boolean).join(' ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

const detailWriting = (column: LineColumn, y: number): Writing => ({
  ...cellWriting(column, y),
  size: 7.5,
  colour: 'ink-2',
});

const drawBackground = (pdf: PdfInvoice, y: number): void =>
  artifact(pdf.document, () =>
    pdf.document.rect(pageLayout.left, y, contentWidth, headHeight).fill(paint(pdf, 'ink')),
  );

/** The column headers of the first page, tagged for screen readers. */
function drawHeadRow(pdf: PdfInvoice, table: PdfInvoice['root'], y: number): number {
  const { document } = pdf;
  drawBackground(pdf, y);
  const row = document.struct('TR');
  table.add(row);
  for (const column of lineColumns) {
    row.add(
      tagged(
        document,
        'TH',
        () => {
          write(pdf, column.title, headWriting(column, y));
        },
        'Column',
      ),
    );
  }
  row.end();
  return y + headHeight;
}

/** A new page with the column headers as an artifact, which screen readers skip. */
function startPage(pdf: PdfInvoice): number {
  const { document } = pdf;
  document.addPage();
  drawFollowingHead(pdf);
  drawBackground(pdf, pageLayout.top);
  artifact(
    document,
    () => {
      for (const column of lineColumns) write(pdf, column.title, headWriting(column, pageLayout.top));
    },
    'Pagination',
  );
  return pageLayout.top + headHeight;
}

function heightOfLine(pdf: PdfInvoice, line: InvoiceLine): number {
  const cells = lineColumns.map((column, index) => {
    const own = heightOf(pdf, column.text(line), cellWriting(column, 0));
    return index === 0 ? own + heightOf(pdf, detailText(line), detailWriting(column, 0)) : own;
  });
  return Math.max(...cells) + paddingAbove + paddingBelow;
}

function drawLine(pdf: PdfInvoice, table: PdfInvoice['root'], line: InvoiceLine, y: number): void {
  const { document } = pdf;
  const row = document.struct('TR');
  table.add(row);
  for (const [index, column] of lineColumns.entries()) {
    row.add(
      tagged(document, 'TD', () => {
        const below = write(pdf, column.text(line), cellWriting(column, y + paddingAbove));
        if (index === 0) write(pdf, detailText(line), detailWriting(column, below));
      }),
    );
  }
  row.end();
}

/**
 * Draws the lines over as many pages as needed, without breaking a line over two. The last two lines stay with the
 * totals, so that these are never alone on a page.
 *
 * @param below the height of the totals.
 * @returns the vertical position for the totals, on the current page.
 */
export function drawLines(pdf: PdfInvoice, top: number, below: number): number {
  const { document, invoice, root } = pdf;
  const table = document.struct('Table');
  root.add(table);
  let y = drawHeadRow(pdf, table, top);
  const heights = invoice.lines.map((line) => heightOfLine(pdf, line));
  const kept = heights.slice(-2).reduce((sum, each) => sum + each, gapBelow + below);
  const firstKept = pageLayout.top + headHeight + kept > pageLayout.bottom ? -1 : heights.length - 2;
  for (const [index, line] of invoice.lines.entries()) {
    const height = heights[index] ?? 0;
    if (y + (index === firstKept ? kept : height) > pageLayout.bottom) y = startPage(pdf);
    drawLine(pdf, table, line, y);
    y += height;
    artifact(document, () => document.rect(pageLayout.left, y, contentWidth, 0.5).fill(paint(pdf, 'rule')));
  }
  table.end();
  return y + gapBelow;
}
