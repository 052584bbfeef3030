'use client';

import { useId, useState } from 'react';
import { useLabels } from '#useLabels';
import { Eye } from '../../../icons/Eye.tsx';
import { EyeOff } from '../../../icons/EyeOff.tsx';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { passwordFieldLabels } from '../../../labels/passwordFieldLabels.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldControl } from './FieldRoot.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'labels'> {
  labels?: (PartLabels<'passwordField'> & PartLabels<'field'>) | undefined;
}

/** A password field with a button that shows it. `className` lands on the root, other props on the `<input>`. */
export function PasswordField({
  id,
  label,
  hideLabel,
  hint,
  error,
  warning,
  showOptional,
  required,
  labels,
  className,
  style,
  onChange,
  onValueChange,
  ...props
}: PasswordFieldProps) {
  const text = useLabels('passwordField', passwordFieldLabels, labels);
  const ownId = useId();
  const controlId = id ?? ownId;
  const [visible, setVisible] = useState(false);
  const act = visible ? text.hide : text.show;
  const Icon = visible ? EyeOff : Eye;
  return (
    <FieldFrame
      {...{ label, hideLabel, hint, error, warning, showOptional, required, labels, className, style }}
      id={controlId}
    >
      <div className="relative">
        <FieldControl
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          type={visible ? 'text' : 'password'}
          onChange={composeHandlers(onChange, (event) =>
            onValueChange?.(event.currentTarget.value, { event }),
          )}
          className="pe-12"
        />
        <button
          type="button"
          aria-label={act}
          title={act}
          aria-controls={controlId}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 end-0 flex w-12 noscript:hidden items-center justify-center rounded-label text-ink thicker-on-hover focus-visible:-outline-offset-3"
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </FieldFrame>
  );
}
