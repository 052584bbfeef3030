// What every part of the PDF is drawn with: the sheet, the colours, text, tags for screen readers, and
// artifacts that they pass over.

import type { Brand, BrandColourName } from '@magazijn/server';
import type PDFDocument from 'pdfkit';
import type { Invoice } from '../Invoice.ts';
import { writableText } from './writableText.ts';

/** A PDF that is being drawn. */
export interface PdfInvoice {
  readonly document: PDFKit.PDFDocument;
  readonly invoice: Invoice;
  /** Whose drawing, typefaces and colours it has. */
  readonly brand: Brand;
  /** The code points that each typeface has. */
  readonly characters: Readonly<Record<NonNullable<Writing['font']>, ReadonlySet<number>>>;
  /** The document's structure: what a screen reader reads, in its order. */
  readonly root: ReturnType<InstanceType<typeof PDFDocument>['struct']>;
}

/** The page, in points (1/72 inch): A4 with margins of 15 mm. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 42,
  right: 553.28,
  /** Where a page after the first begins below its head. */
  top: 84,
  /** Where the last line of a page may end; the foot is below. */
  bottom: 766,
} as const;

/** From one margin to the other. */
export const contentWidth = sheet.right - sheet.left;

/** A colour of the brand by day: paper has no night. */
export const paint = ({ brand }: Pick<PdfInvoice, 'brand'>, name: BrandColourName): string =>
  brand.colours[name].light;

/** What texts are drawn with. */
type Pen = Pick<PdfInvoice, 'document' | 'brand' | 'characters'>;

/** How a text stands. */
export interface Writing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** @default text */
  readonly font?: 'text' | 'strong' | 'heading';
  /** @default 9 */
  readonly size?: number;
  /** @default ink */
  readonly colour?: BrandColourName;
  readonly align?: 'left' | 'right';
}

/** Figures of one width, so that amounts stand under one another; kerning and accents as in the shop. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern', 'ccmp'];

const optionsOf = ({ brand }: Pick<Pen, 'brand'>, { width, align = 'left', size = 9 }: Writing) => ({
  width,
  align,
  lineGap: 1.5,
  // As the shop sets Archivo: its own blank is narrow.
  wordSpacing: brand.id === 'magazijn' ? size * 0.07 : 0,
  features,
});

/** Takes typeface and colour. @returns the text as the typeface can write it. */
function style(pen: Pen, text: string, { font = 'text', size = 9, colour = 'ink' }: Writing): string {
  pen.document.font(font).fontSize(size).fillColor(paint(pen, colour));
  return writableText(text, pen.characters[font]);
}

/** How high a text is. */
export function heightOf(pen: Pen, text: string, writing: Writing): number {
  if (text === '') return 0;
  const written = style(pen, text, writing);
  return pen.document.heightOfString(written, optionsOf(pen, writing));
}

/**
 * Writes a text, broken into lines where its width ends.
 *
 * @returns where the next thing below it may begin.
 */
export function write(pen: Pen, text: string, writing: Writing): number {
  if (text === '') return writing.y;
  const written = style(pen, text, writing);
  pen.document.text(written, writing.x, writing.y, optionsOf(pen, writing));
  return pen.document.y;
}

/** Which cells a heading cell names. */
type Scope = 'Row' | 'Column';

/**
 * A part of the document's structure and what it draws: `P`, `H1`, `TH`, `TD` (ISO 32000-1, 14.8.4).
 *
 * @param scope what a `TH` heads; pdfkit writes it, though its types do not know it.
 */
export function tagged(
  document: PDFKit.PDFDocument,
  tag: 'H1' | 'H2' | 'P' | 'TH' | 'TD',
  draw: () => void,
  scope?: Scope,
): PDFKit.PDFStructureElement {
  const options: PDFKit.Mixins.StructureElementOptions & { readonly scope?: Scope } = scope ? { scope } : {};
  return document.struct(tag, options, draw);
}

/** Draws what is no content: rules, plates, heads and feet that every page repeats. Nobody reads it aloud. */
export function artifact(
  document: PDFKit.PDFDocument,
  draw: () => void,
  type?: 'Layout' | 'Pagination',
): void {
  document.markContent('Artifact', { type: type ?? 'Layout' });
  draw();
  document.endMarkedContent();
}
