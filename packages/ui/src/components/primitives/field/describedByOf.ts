import { joinIds } from '../../../internals/props/joinIds.ts';

/** What can stand beneath a control, in the order in which it is read with it. */
const fieldNotes = ['error', 'warning', 'hint'] as const;

/** One of the texts beneath a control. */
export type FieldNote = (typeof fieldNotes)[number];

/**
 * Ids of the notes that stand beneath a control, for its `aria-describedby`; the error goes first.
 *
 * @example
 * describedByOf('email', ['hint', 'error']); // 'email-error email-hint'
 */
export function describedByOf(controlId: string, notes: readonly FieldNote[]): string | undefined {
  return joinIds(...fieldNotes.filter((note) => notes.includes(note)).map((note) => `${controlId}-${note}`));
}

/** The notes that have a text. */
export function notesOf(texts: Partial<Record<FieldNote, unknown>>): readonly FieldNote[] {
  return fieldNotes.filter((note) => Boolean(texts[note]));
}
