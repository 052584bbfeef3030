import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { PartLabels } from '../../labels/Labels.ts';
import { joinIds } from '../../props/joinIds.ts';
import { controlVariants } from './controlVariants.ts';
import { describedByOf } from './describedByOf.ts';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

/** Props of {@link TextField}: those of `<input>`, and the texts of a field. */
export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'field'>;
}

/**
 * A line of text with its label. The root is the field's `<input>`: ref, rest props and class land there, as
 * forms expect; what stands around it is a `Field`.
 */
export function TextField({
  label,
  hint,
  error,
  warning,
  optional = false,
  labels,
  id,
  className,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field {...{ controlId, label, hint, error, warning, optional, labels }}>
      <input
        type="text"
        required={!optional}
        aria-invalid={error ? true : undefined}
        {...props}
        aria-describedby={joinIds(
          describedByOf(controlId, { hint, error, warning }),
          props['aria-describedby'],
        )}
        id={controlId}
        className={cx(controlVariants(), className)}
      />
    </Field>
  );
}
