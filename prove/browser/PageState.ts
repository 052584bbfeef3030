import type { Page } from '@playwright/test';
import type { Account } from '../../e2e/fixtures.ts';

type Width = 320 | 768 | 960 | 1440;

/** What is done to a page until it is in the state that is looked at; nothing by default. */
export interface PageState {
  readonly name?: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /**
   * Whether what was done stays when the focus goes from stop to stop of the whole page; else it opened something, in
   * which alone the stops are walked.
   *
   * @default for a page as it comes
   */
  readonly stays?: boolean;
  /** What was opened says something, and holds no stop of its own. */
  readonly hasNoStops?: true;
  /** Where the state can be had. @default all of {@link widths} */
  readonly widths?: readonly Width[];
}

/** Who looks, and at which states of which paths. */
export interface Audience {
  readonly who: string;
  /** None for a visitor. */
  readonly account?: Account;
  /** The path of a product to how much of it lies in the cart. */
  readonly cart?: Readonly<Record<string, number>>;
  /** Has an order in the history and a favourite. */
  readonly hasOrdered?: boolean;
  /** Looks at a shop of its own, which wears this brand. @default the shop of all proofs */
  readonly brand?: 'bouwsteen';
  /** Whether the browser runs scripts. @default true */
  readonly scripts?: boolean;
  readonly pages: Readonly<Record<string, readonly PageState[]>>;
}

/** Stands in a path for the number of the order that a customer has placed. */
export const placedOrder = '{order}';

/** The narrowest window that WCAG names, a tablet, and the two at which the layout is another. */
export const widths: readonly Width[] = [320, 768, 960, 1440];
export const wide: readonly Width[] = [960, 1440];
export const phone: readonly Width[] = [320];

/** As it comes. */
export const plain: PageState = {};
