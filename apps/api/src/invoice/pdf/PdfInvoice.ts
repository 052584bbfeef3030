import type PDFDocument from 'pdfkit';
import type { Invoice } from '../Invoice.ts';

/** A PDF that is being drawn. */
export interface PdfInvoice {
  readonly document: PDFKit.PDFDocument;
  readonly invoice: Invoice;
  /** The document's structure: what a screen reader reads, in its order. */
  readonly root: ReturnType<InstanceType<typeof PDFDocument>['struct']>;
}
