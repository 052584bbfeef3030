import type { FieldTexts } from './Field.tsx';

/** Props of {@link FieldNotes}. */
interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error' | 'warning'> {
  /** Id of the control that is described. */
  controlId: string;
}

/** What stands under a control, each text under the id that `describedByOf` gives it. */
export function FieldNotes({ controlId, hint, error, warning }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${controlId}-hint`} className="text-13 text-ink-2">
          {hint}
        </p>
      )}
      {warning && (
        <p id={`${controlId}-warning`} className="text-13 font-medium text-warning">
          {warning}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="text-15 font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}
