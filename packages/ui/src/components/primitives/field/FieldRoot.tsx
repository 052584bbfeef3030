'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactElement } from 'react';
import { createContext, use, useCallback, useId, useLayoutEffect, useState } from 'react';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { givenText } from '../../../internals/props/givenText.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';
import { controlVariants } from './controlVariants.ts';
import { describedByOf, type FieldNote } from './describedByOf.ts';

interface FieldState {
  readonly controlId: string;
  readonly invalid: boolean;
  /** Whether a value is required; an optional field says so in its label. */
  readonly required: boolean;
  readonly describedBy: string | undefined;
  /** Registers a note and returns the function that removes it; undefined when the root has `notes`. */
  readonly addNote: ((note: FieldNote) => () => void) | undefined;
}

const FieldContext = createContext<FieldState | null>(null);

function useField(part: string): FieldState {
  const state = use(FieldContext);
  if (!state) throw new Error(`${part} must be inside a FieldRoot.`);
  return state;
}

export interface FieldRootProps extends ComponentProps<'div'> {
  /** Id of the control, to which an error summary links. */
  controlId?: string | undefined;
  /** Whether the value is invalid. Default: while there is a `FieldError`. */
  invalid?: boolean | undefined;
  /** Whether a value is required; an optional field says so in its label. */
  required?: boolean | undefined;
  /** The notes in the field, if known, so that the server's HTML ties the control to them before hydration. */
  notes?: readonly FieldNote[] | undefined;
  /** Another element instead of the `<div>`: `<fieldset />`. */
  render?: ReactElement | undefined;
}

/** One field of a form: label, control, hint, warning and error, connected by ids. Renders a `<div>`. */
export function FieldRoot({
  controlId: givenId,
  invalid,
  required = false,
  notes,
  render,
  className,
  ...props
}: FieldRootProps) {
  const ownId = useId();
  const [added, setAdded] = useState<readonly FieldNote[]>([]);
  const controlId = givenId ?? ownId;
  const shown = notes ?? added;
  const addNote = useCallback((note: FieldNote) => {
    setAdded((kinds) => [...kinds, note]);
    return () => setAdded((kinds) => kinds.filter((kind) => kind !== note));
  }, []);
  return (
    <FieldContext
      value={{
        controlId,
        invalid: invalid ?? shown.includes('error'),
        required,
        describedBy: describedByOf(controlId, shown),
        addNote: notes ? undefined : addNote,
      }}
    >
      <RenderAs
        tag="div"
        render={render}
        {...props}
        data-slot="field"
        className={cx('grid min-w-0 content-start gap-1', className)}
      />
    </FieldContext>
  );
}

export interface FieldLabelProps extends Omit<ComponentProps<'label'>, 'htmlFor'> {
  /** For screen readers only, where the surroundings show the same. */
  hidden?: boolean | undefined;
}

/** The label; pressing it focuses the control. Renders a `<label>`. */
export function FieldLabel({ hidden = false, className, ...props }: FieldLabelProps) {
  const { controlId } = useField('FieldLabel');
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its text comes from the caller, its control is beside it
    <label
      {...props}
      htmlFor={controlId}
      data-slot="field-label"
      className={cx(hidden ? 'sr-only' : 'w-fit text-15 font-bold', className)}
    />
  );
}

export interface FieldControlProps extends Omit<ComponentProps<'input'>, 'id' | 'value'> {
  /** The value (controlled); `null` is an empty control. */
  value?: ComponentProps<'input'>['value'] | null;
  /** Another control instead of the `<input>`: `<select>…</select>`, `<textarea />`. */
  render?: ReactElement | undefined;
  /** `box` for a text field or list, `bare` for no styles: a custom slider. */
  appearance?: 'box' | 'bare' | undefined;
}

/** The control, connected to its label and notes. Renders an `<input>`. */
export function FieldControl({ render, appearance = 'box', value, className, ...props }: FieldControlProps) {
  const { controlId, invalid, required, describedBy } = useField('FieldControl');
  useFormReset(controlId);
  return (
    <RenderAs
      tag="input"
      render={render}
      {...(!render && { type: 'text' })}
      required={required}
      {...props}
      {...givenText(value)}
      data-slot="field-control"
      id={controlId}
      aria-invalid={props['aria-invalid'] ?? (invalid || undefined)}
      aria-describedby={joinIds(describedBy, props['aria-describedby'])}
      className={cx(appearance === 'box' && controlVariants(), className)}
    />
  );
}

export type FieldNoteProps = Omit<ComponentProps<'p'>, 'id'>;

function useNote(kind: FieldNote, part: string): string {
  const { controlId, addNote } = useField(part);
  useLayoutEffect(() => addNote?.(kind), [addNote, kind]);
  return `${controlId}-${kind}`;
}

/** Help that always shows. Renders a `<p>`. */
export function FieldHint({ className, ...props }: FieldNoteProps) {
  const id = useNote('hint', 'FieldHint');
  return <p {...props} id={id} data-slot="field-hint" className={cx('text-13 text-ink-2', className)} />;
}

/** A possible mistake; the value stays valid. Renders a `<p>`. */
export function FieldWarning({ className, ...props }: FieldNoteProps) {
  const id = useNote('warning', 'FieldWarning');
  return (
    <p
      {...props}
      id={id}
      data-slot="field-warning"
      className={cx('text-13 font-medium text-warning', className)}
    />
  );
}

/** The error and how to correct it. It makes the control invalid. Renders a `<p>`. */
export function FieldError({ className, ...props }: FieldNoteProps) {
  const id = useNote('error', 'FieldError');
  return (
    <p
      {...props}
      id={id}
      data-slot="field-error"
      className={cx('text-15 font-medium text-danger', className)}
    />
  );
}
