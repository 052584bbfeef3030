import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Invoice } from '../Invoice.ts';

const fontOf = (name: string): Buffer => readFileSync(new URL(`fonts/archivo-${name}.ttf`, import.meta.url));
// Read once: every invoice is set in them.
const fonts = { text: fontOf('text'), strong: fontOf('strong'), heading: fontOf('heading') };

/** PDF/UA-1 (ISO 14289-1); pdfkit writes it, though its types know only PDF/A. */
const universalAccess: string = 'PDF/UA';

/**
 * An empty PDF that can be read aloud (PDF/UA-1: tagged, in Dutch, with a title to show). Its date is the order's, so
 * that the same order gives the same bytes.
 */
export function openPdf({ number, seller, issuedAt }: Invoice): PDFKit.PDFDocument {
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
