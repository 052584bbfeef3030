import type { ReactNode } from 'react';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A secondary line under the label; not searched. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}
