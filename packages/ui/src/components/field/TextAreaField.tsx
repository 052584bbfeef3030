import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { PartLabels } from '../../labels/Labels.ts';
import { joinIds } from '../../props/joinIds.ts';
import { controlVariants } from './controlVariants.ts';
import { describedByOf } from './describedByOf.ts';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

/** Props of {@link TextAreaField}: those of `<textarea>`, and the texts of a field. */
export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'field'>;
}

/** Several lines of text; it grows with what is typed where the browser can. The root is its `<textarea>`. */
export function TextAreaField({
  label,
  hint,
  error,
  warning,
  optional = false,
  labels,
  id,
  className,
  ...props
}: TextAreaFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field {...{ controlId, label, hint, error, warning, optional, labels }}>
      <textarea
        rows={4}
        required={!optional}
        aria-invalid={error ? true : undefined}
        {...props}
        aria-describedby={joinIds(
          describedByOf(controlId, { hint, error, warning }),
          props['aria-describedby'],
        )}
        id={controlId}
        className={cx(controlVariants(), 'field-sizing-content py-2.5', className)}
      />
    </Field>
  );
}
