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
