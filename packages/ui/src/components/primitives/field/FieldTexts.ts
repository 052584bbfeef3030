import type { CSSProperties, ReactNode } from 'react';
import type { PartLabels } from '../../../labels/Labels.ts';

/** What every ready field takes beside the props of its control. */
export interface FieldTexts {
  /** What is asked for, above the control and always visible. */
  label: ReactNode;
  /** The label is for screen readers alone: what stands around the field says the same. */
  hideLabel?: boolean | undefined;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong, and what to do. */
  error?: ReactNode;
  /** What may be wrong; it refuses nothing. */
  warning?: ReactNode;
  /** Whether it has to be filled in: so it is unless this is `false`. */
  required?: boolean | undefined;
  /** Says after the label that it may stay empty. */
  showOptional?: boolean | undefined;
  /** Class of the root, which holds label, control and notes. */
  className?: string | undefined;
  /** Style of the root. */
  style?: CSSProperties | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'field'> | undefined;
}
