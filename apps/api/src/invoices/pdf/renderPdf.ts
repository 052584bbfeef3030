// The PDF of an invoice: the document is opened, and its parts are drawn one after the other.

import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Invoice } from '../Invoice.ts';
import { drawFeet, drawHead } from './drawHead.ts';
import { drawLines } from './drawLines.ts';
import { drawParties } from './drawParties.ts';
import { drawTotals } from './drawTotals.ts';

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

const fontOf = (name: string): Buffer => readFileSync(new URL(`fonts/archivo-${name}.ttf`, import.meta.url));
// Read once: every invoice is set in them.
const fonts = { text: fontOf('text'), strong: fontOf('strong'), heading: fontOf('heading') };

/** PDF/UA-1 (ISO 14289-1); pdfkit writes it, though its types know only PDF/A. */
const universalAccess: string = 'PDF/UA';

/**
 * An empty PDF that can be read aloud (PDF/UA-1: tagged, in Dutch, with a title to show). Its date is the order's, so
 * that the same order gives the same bytes.
 */
function openPdf({ number, seller, issuedAt }: Invoice): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: universalAccess as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `Factuur ${number}`,
      Author: seller.name,
      Subject: `Factuur ${number} van ${seller.name}`,
      Creator: 'Magazijn',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  for (const [name, font] of Object.entries(fonts)) document.registerFont(name, font);
  return document;
}
