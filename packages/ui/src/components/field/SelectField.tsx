import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { PartLabels } from '../../labels/Labels.ts';
import { joinIds } from '../../props/joinIds.ts';
import { controlVariants } from './controlVariants.ts';
import { describedByOf } from './describedByOf.ts';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

/** Props of {@link SelectField}: those of `<select>`, and the texts of a field. */
export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'field'>;
}

/** One choice from a list: the platform's own, with `<option>`s as children. The root is its `<select>`. */
export function SelectField({
  label,
  hint,
  error,
  warning,
  optional = false,
  labels,
  id,
  className,
  ...props
}: SelectFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field {...{ controlId, label, hint, error, warning, optional, labels }}>
      <div className="relative">
        <select
          required={!optional}
          aria-invalid={error ? true : undefined}
          {...props}
          aria-describedby={joinIds(
            describedByOf(controlId, { hint, error, warning }),
            props['aria-describedby'],
          )}
          id={controlId}
          className={cx(controlVariants(), 'appearance-none pr-12', className)}
        />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 size-5 my-auto text-ink"
        />
      </div>
    </Field>
  );
}
