import { FieldError, FieldHint, FieldWarning } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

/** What stands under the control of a ready field. */
export function FieldNotes({ hint, warning, error }: Pick<FieldTexts, 'hint' | 'warning' | 'error'>) {
  return (
    <>
      {hint && <FieldHint>{hint}</FieldHint>}
      {warning && <FieldWarning>{warning}</FieldWarning>}
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}
