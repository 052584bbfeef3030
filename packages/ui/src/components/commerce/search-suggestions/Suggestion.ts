import type { ReactNode } from 'react';

/** Something that may be meant by what was typed: a product or a category. */
export interface Suggestion {
  /** Identity within its group. */
  readonly id: string | number;
  readonly label: string;
  /** A quiet line under it: `'12 × 1 liter'`, `'in Voeding'`. */
  readonly detail?: string | undefined;
  /** Where it leads. */
  readonly href: string;
  /** A `ProductPicture` with an empty `alt`. */
  readonly picture?: ReactNode;
  /** As it is shown: `'€ 26,95'`. */
  readonly price?: string | undefined;
  /** It cannot be had now: `labels.soldOut` stands in the place of the price. */
  readonly soldOut?: boolean | undefined;
}
