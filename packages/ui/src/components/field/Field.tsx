import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { fieldLabels } from '../../labels/fieldLabels.ts';
import type { PartLabels } from '../../labels/Labels.ts';
import { FieldNotes } from './FieldNotes.tsx';

/** What every field can say beside its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong, and what to do. */
  error?: ReactNode;
  /** What may be wrong; it refuses nothing. */
  warning?: ReactNode;
  /** Says so after the label; fields are required unless told otherwise. */
  optional?: boolean;
}

/** Props of {@link Field}: those of `<div>`, its texts, and the id that ties them to the control. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'>, FieldTexts {
  /** Id of the control. */
  controlId: string;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'field'>;
}

/**
 * The frame of a field: label above, control, then hint and error. Give the control the ids of
 * `describedByOf`, so that it is read with what stands beneath it. Renders a `<div>`.
 */
export function Field({
  controlId,
  label,
  hint,
  error,
  warning,
  optional = false,
  labels,
  className,
  children,
  ...props
}: FieldProps) {
  const text = useLabels('field', fieldLabels, labels);
  return (
    <div {...props} data-slot="field" className={cx('grid min-w-0 content-start gap-1', className)}>
      <label htmlFor={controlId} className="w-fit text-15 font-bold">
        {label}
        {optional && <span className="font-normal text-ink-2"> {text.optional}</span>}
      </label>
      {children}
      <FieldNotes {...{ controlId, hint, error, warning }} />
    </div>
  );
}
