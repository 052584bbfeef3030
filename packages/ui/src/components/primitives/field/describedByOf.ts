import { joinIds } from '../../../internals/props/joinIds.ts';

/** The notes of a control, in the order in which they are read. */
const fieldNotes = ['error', 'warning', 'hint'] as const;

export type FieldNote = (typeof fieldNotes)[number];

/** Ids of a control's notes for its `aria-describedby`, the error first: 'email-error email-hint'. */
export function describedByOf(controlId: string, notes: readonly FieldNote[]): string | undefined {
  return joinIds(...fieldNotes.filter((note) => notes.includes(note)).map((note) => `${controlId}-${note}`));
}

export function notesOf(texts: Partial<Record<FieldNote, unknown>>): readonly FieldNote[] {
  return fieldNotes.filter((note) => Boolean(texts[note]));
}
