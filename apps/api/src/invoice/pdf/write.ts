import { palette } from './palette.ts';

/** How a text stands. */
export interface Writing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** @default text */
  readonly font?: 'text' | 'strong' | 'heading';
  /** @default 9 */
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** Figures of one width, so that amounts stand under one another; kerning and accents as in the shop. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern', 'ccmp'];

const optionsOf = ({ width, align = 'left', size = 9 }: Writing) => ({
  width,
  align,
  lineGap: 1.5,
  // As the shop sets Archivo: its own blank is narrow.
  wordSpacing: size * 0.07,
  features,
});

function style(
  document: PDFKit.PDFDocument,
  { font = 'text', size = 9, colour = palette.ink }: Writing,
): void {
  document.font(font).fontSize(size).fillColor(colour);
}

/** How high a text is. */
export function heightOf(document: PDFKit.PDFDocument, text: string, writing: Writing): number {
  if (text === '') return 0;
  style(document, writing);
  return document.heightOfString(text, optionsOf(writing));
}

/**
 * Writes a text, broken into lines where its width ends.
 *
 * @returns where the next thing below it may begin.
 */
export function write(document: PDFKit.PDFDocument, text: string, writing: Writing): number {
  if (text === '') return writing.y;
  style(document, writing);
  document.text(text, writing.x, writing.y, optionsOf(writing));
  return document.y;
}
