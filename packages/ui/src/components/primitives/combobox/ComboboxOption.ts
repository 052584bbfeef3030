import type { ReactNode } from 'react';

/** One choice of a `Combobox`. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A quiet line under the label; not searched. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}
