import { FieldError, FieldHint, FieldWarning } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

export function FieldNotes({ hint, warning, error }: Pick<FieldTexts, 'hint' | 'warning' | 'error'>) {
  return (
    <>
      {hint && <FieldHint>{hint}</FieldHint>}
      {warning && <FieldWarning>{warning}</FieldWarning>}
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}
