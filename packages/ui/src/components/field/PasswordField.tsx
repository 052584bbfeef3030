'use client';

import { cx } from 'class-variance-authority';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../labels/Labels.ts';
import { passwordFieldLabels } from '../../labels/passwordFieldLabels.ts';
import { joinIds } from '../../props/joinIds.ts';
import { controlVariants } from './controlVariants.ts';
import { describedByOf } from './describedByOf.ts';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** Props of {@link PasswordField}: those of a text field but its type. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'labels'> {
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'passwordField'> & PartLabels<'field'>;
}

/**
 * A password with an eye that shows it. The root is its `<input>`, as with `TextField`. Say by `autoComplete`
 * which password it is: `current-password` unless told otherwise.
 */
export function PasswordField({
  label,
  hint,
  error,
  warning,
  optional = false,
  labels,
  id,
  className,
  ...props
}: PasswordFieldProps) {
  const text = useLabels('passwordField', passwordFieldLabels, labels);
  const ownId = useId();
  const controlId = id ?? ownId;
  const [visible, setVisible] = useState(false);
  const act = visible ? text.hide : text.show;
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field {...{ controlId, label, hint, error, warning, optional, labels }}>
      <div className="relative">
        <input
          autoComplete="current-password"
          required={!optional}
          aria-invalid={error ? true : undefined}
          {...props}
          aria-describedby={joinIds(
            describedByOf(controlId, { hint, error, warning }),
            props['aria-describedby'],
          )}
          type={visible ? 'text' : 'password'}
          id={controlId}
          className={cx(controlVariants(), 'pr-12', className)}
        />
        <button
          type="button"
          aria-label={act}
          title={act}
          aria-controls={controlId}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-label text-ink hover:text-ink-2 focus-visible:-outline-offset-3"
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </Field>
  );
}
