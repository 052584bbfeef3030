import type { CSSProperties, ReactNode } from 'react';
import type { PartLabels } from '../../../labels/Labels.ts';

export interface FieldTexts {
  /** The label, always visible above the control. */
  label: ReactNode;
  /** Makes the label visible to screen readers only, where the surroundings show the same. */
  hideLabel?: boolean | undefined;
  /** Help that always shows. */
  hint?: ReactNode;
  /** The error and how to correct it. */
  error?: ReactNode;
  /** A possible mistake; the value stays valid. */
  warning?: ReactNode;
  /** Whether a value is required. Default: true. */
  required?: boolean | undefined;
  /** Whether the label says that the field is optional. */
  showOptional?: boolean | undefined;
  /** Class of the root around label, control and notes. */
  className?: string | undefined;
  /** Style of the root. */
  style?: CSSProperties | undefined;
  labels?: PartLabels<'field'> | undefined;
}
