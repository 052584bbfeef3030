import type { ReturnForm } from '../../punch-out/ReturnForm.ts';

/** Texts of the preview of a return. */
export const returnPreviewTexts = {
  heading: 'Dit krijgt het inkoopsysteem',
  preparing: 'De velden worden opgehaald.',
  failed: 'De velden konden niet worden opgehaald. Laad de pagina opnieuw.',
  noValue: '(leeg)',
  how: ({ action, target, charset, fields }: ReturnForm) =>
    `Na ‘Bestelling plaatsen’ gaan deze ${fields.length} velden met POST naar ${action}, in venster ${target}, in tekenset ${charset}.`,
} as const;
