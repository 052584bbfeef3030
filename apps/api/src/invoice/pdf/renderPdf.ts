import { buffer } from 'node:stream/consumers';
import type { Invoice } from '../Invoice.ts';
import { drawFeet } from './drawFeet.ts';
import { drawHead } from './drawHead.ts';
import { drawLines } from './drawLines.ts';
import { drawParties } from './drawParties.ts';
import { drawTotals } from './drawTotals.ts';
import { openPdf } from './openPdf.ts';

/** An invoice as a PDF that can be printed, booked and read aloud. The same invoice gives the same bytes. */
export async function renderPdf(invoice: Invoice): Promise<Buffer> {
  const document = openPdf(invoice);
  const root = document.struct('Document');
  document.addStructure(root);
  const pdf = { document, invoice, root };
  drawHead(pdf);
  drawTotals(pdf, drawLines(pdf, drawParties(pdf)));
  drawFeet(pdf);
  root.end();
  document.end();
  return buffer(document);
}
