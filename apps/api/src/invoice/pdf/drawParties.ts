import { addressText } from './addressText.ts';
import { invoiceFacts } from './invoiceFacts.ts';
import type { PdfInvoice } from './PdfInvoice.ts';
import { palette } from './palette.ts';
import { sheet } from './sheet.ts';
import { tagged } from './tagged.ts';
import { write } from './write.ts';

const addressWidth = 220;
const factsLeft = 300;
const namesWidth = 112;

/** One address below its name, as one paragraph each. */
function drawAddress({ document, root }: PdfInvoice, title: string, text: string, top: number): number {
  let y = top;
  root.add(
    tagged(document, 'H2', () => {
      y = write(document, title, { x: sheet.left, y, width: addressWidth, size: 8, colour: palette.ink2 });
    }),
  );
  root.add(
    tagged(document, 'P', () => {
      y = write(document, text, { x: sheet.left, y: y + 1, width: addressWidth, size: 10 });
    }),
  );
  return y;
}

/** Numbers, dates and references: a table with its names at the left. */
function drawFacts({ document, invoice, root }: PdfInvoice, top: number): number {
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
          write(document, name, { x: factsLeft, y: rowTop, width: namesWidth, colour: palette.ink2 });
        },
        'Row',
      ),
    );
    row.add(
      tagged(document, 'TD', () => {
        const x = factsLeft + namesWidth;
        y = write(document, value, { x, y: rowTop, width: sheet.right - x, font: 'strong' });
      }),
    );
    row.end();
    y += 2.5;
  }
  table.end();
  return y;
}

/**
 * Who buys and where it went at the left, what a bookkeeper looks up at the right.
 *
 * @returns where the lines may begin.
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
