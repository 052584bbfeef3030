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
