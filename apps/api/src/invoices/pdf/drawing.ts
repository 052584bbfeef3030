// Shared by all parts of the PDF: page, colours, text, tags for screen readers, and artifacts, which they skip.

import type { Brand, BrandColourName } from '@magazijn/server';
import type PDFDocument from 'pdfkit';
import type { Invoice } from '../Invoice.ts';
import { writableText } from './writableText.ts';

export interface PdfInvoice {
  readonly document: PDFKit.PDFDocument;
  readonly invoice: Invoice;
  /** The brand of wordmark, typefaces and colours. */
  readonly brand: Brand;
  readonly characters: Readonly<Record<NonNullable<Writing['font']>, ReadonlySet<number>>>;
  /** The document's structure, in reading order. */
  readonly root: ReturnType<InstanceType<typeof PDFDocument>['struct']>;
}

/** The page in points (1/72 inch): A4 with margins of 15 mm. */
export const pageLayout = {
  width: 595.28,
  height: 841.89,
  left: 42,
  right: 553.28,
  top: 84,
  bottom: 766,
} as const;

export const contentWidth = pageLayout.right - pageLayout.left;

export const paint = ({ brand }: Pick<PdfInvoice, 'brand'>, name: BrandColourName): string =>
  brand.colours[name].light;

type Pen = Pick<PdfInvoice, 'document' | 'brand' | 'characters'>;

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

/** OpenType features: tabular figures, kerning and accents as in the shop. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern', 'ccmp'];

const optionsOf = ({ brand }: Pick<Pen, 'brand'>, { width, align = 'left', size = 9 }: Writing) => ({
  width,
  align,
  lineGap: 1.5,
  // The shop's setting for Archivo, whose own space is narrow.
  wordSpacing: brand.id === 'magazijn' ? size * 0.07 : 0,
  features,
});

/** Sets typeface and colour. @returns the text with only characters of the typeface. */
function style(pen: Pen, text: string, { font = 'text', size = 9, colour = 'ink' }: Writing): string {
  pen.document.font(font).fontSize(size).fillColor(paint(pen, colour));
  return writableText(text, pen.characters[font]);
}

export function heightOf(pen: Pen, text: string, writing: Writing): number {
  if (text === '') return 0;
  const written = style(pen, text, writing);
  return pen.document.heightOfString(written, optionsOf(pen, writing));
}

/** Draws a text, wrapped to its width. @returns the vertical position below it. */
export function write(pen: Pen, text: string, writing: Writing): number {
  if (text === '') return writing.y;
  const written = style(pen, text, writing);
  pen.document.text(written, writing.x, writing.y, optionsOf(pen, writing));
  return pen.document.y;
}

type Scope = 'Row' | 'Column';

/**
 * A structure element with its drawing: `P`, `H1`, `TH`, `TD` (ISO 32000-1, 14.8.4).
 *
 * @param scope of a `TH`; pdfkit supports it, though its types do not.
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

/** Draws an artifact, which screen readers skip: rules, backgrounds, repeated headers and footers. */
export function artifact(
  document: PDFKit.PDFDocument,
  draw: () => void,
  type?: 'Layout' | 'Pagination',
): void {
  document.markContent('Artifact', { type: type ?? 'Layout' });
  draw();
  document.endMarkedContent();
}
