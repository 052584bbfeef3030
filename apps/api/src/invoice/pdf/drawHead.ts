import { artifact } from './artifact.ts';
import type { PdfInvoice } from './PdfInvoice.ts';
import { palette } from './palette.ts';
import { contentWidth, sheet } from './sheet.ts';
import { tagged } from './tagged.ts';
import { write } from './write.ts';

/** The shelf: who sells, on the rail, and what this is. */
export function drawHead({ document, invoice, root }: PdfInvoice): void {
  artifact(document, () => document.rect(sheet.left, 82, contentWidth, 4).fill(palette.ink));
  root.add(
    tagged(document, 'H1', () => {
      write(document, 'Factuur', {
        x: sheet.right - 200,
        y: 42,
        width: 200,
        font: 'heading',
        size: 32,
        align: 'right',
      });
    }),
  );
  root.add(
    tagged(document, 'P', () => {
      write(document, invoice.seller.name, {
        x: sheet.left,
        y: 53,
        width: contentWidth - 210,
        font: 'heading',
        size: 20,
      });
    }),
  );
}

/** The head of a page after the first. */
export function drawFollowingHead({ document, invoice }: PdfInvoice): void {
  artifact(
    document,
    () => {
      const half = contentWidth / 2;
      write(document, invoice.seller.name, {
        x: sheet.left,
        y: 42,
        width: half,
        font: 'heading',
        size: 13,
      });
      write(document, `Factuur ${invoice.number}, vervolg`, {
        x: sheet.left + half,
        y: 45,
        width: half,
        align: 'right',
      });
      document.rect(sheet.left, 62, contentWidth, 4).fill(palette.ink);
    },
    'Pagination',
  );
}
