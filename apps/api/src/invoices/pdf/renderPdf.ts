// The PDF of an invoice: opens the document and draws its parts in order.

import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type Brand, type BrandId, brands } from '@magazijn/server';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { documentName, type Invoice } from '../Invoice.ts';
import { drawCostCentres } from './drawCostCentres.ts';
import { drawFeet, drawHead } from './drawHead.ts';
import { drawLines } from './drawLines.ts';
import { drawParties } from './drawParties.ts';
import { drawTotals, totalsHeight } from './drawTotals.ts';

/** Renders an invoice as a PDF that is printable and accessible. The same invoice gives the same bytes. */
export async function renderPdf(invoice: Invoice, id: BrandId): Promise<Buffer> {
  const brand = brands[id];
  const document = openPdf(invoice, brand);
  const root = document.struct('Document');
  document.addStructure(root);
  const { text, strong, heading } = faces[id];
  const characters = {
    text: charactersOf(text),
    strong: charactersOf(strong),
    heading: charactersOf(heading),
  };
  const pdf = { document, invoice, brand, characters, root };
  drawHead(pdf);
  const below = drawTotals(pdf, drawLines(pdf, drawParties(pdf), totalsHeight(pdf)));
  drawCostCentres(pdf, below);
  drawFeet(pdf);
  root.end();
  document.end();
  return buffer(document);
}

const fontOf = (name: string): Buffer => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));
const faces = {
  magazijn: { text: 'archivo-text', strong: 'archivo-strong', heading: 'archivo-heading' },
  bouwsteen: { text: 'figtree-text', strong: 'figtree-strong', heading: 'familjen-grotesk-heading' },
} as const satisfies Readonly<Record<BrandId, Readonly<Record<string, string>>>>;
// Loaded once for all invoices.
const fonts = new Map<string, Buffer>(
  Object.values(faces).flatMap((face) => Object.values(face).map((name) => [name, fontOf(name)])),
);

const characterSets = new Map<string, ReadonlySet<number>>();

function charactersOf(name: string): ReadonlySet<number> {
  const known = characterSets.get(name);
  if (known) return known;
  const font = create(fonts.get(name) ?? fontOf(name));
  const characters = new Set('characterSet' in font ? font.characterSet : []);
  characterSets.set(name, characters);
  return characters;
}

/** PDF/UA-1 (ISO 14289-1); pdfkit supports it, though its types only have PDF/A. */
const universalAccess: string = 'PDF/UA';

/** An empty PDF/UA-1: tagged, in Dutch, with a title. Its date is the order's, so that the bytes are reproducible. */
function openPdf(invoice: Invoice, brand: Brand): PDFKit.PDFDocument {
  const { number, seller, issuedAt } = invoice;
  const title = `${documentName(invoice)} ${number}`;
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
      Title: title,
      Author: seller.name,
      Subject: `${title} van ${seller.name}`,
      Creator: brand.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  for (const [voice, name] of Object.entries(faces[brand.id])) document.registerFont(voice, fonts.get(name));
  return document;
}
