import type { ReactNode } from 'react';

export interface Suggestion {
  /** Identity within its group. */
  readonly id: string | number;
  readonly label: string;
  /** A secondary line under the label: `'12 × 1 liter'`, `'in Voeding'`. */
  readonly detail?: string | undefined;
  readonly href: string;
  /** A `ProductPicture` with an empty `alt`. */
  readonly picture?: ReactNode;
  /** Formatted: `'€ 26,95'`. */
  readonly price?: string | undefined;
  /** Shows `labels.soldOut` instead of the price. */
  readonly soldOut?: boolean | undefined;
  /** The quantity in the cart, for a product that can be ordered here (`onQuantityChange`). */
  readonly quantity?: number | undefined;
}
