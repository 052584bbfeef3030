import type { Page } from '@playwright/test';
import type { Account } from '../../../e2e/fixtures.ts';

type Width = 320 | 768 | 960 | 1440;

/** A state of a page. The default is the page as loaded. */
export interface PageState {
  readonly name?: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /**
   * Whether the state survives when the focus moves through the whole page. Otherwise `act` opened something, and only
   * the tab stops inside it are checked.
   *
   * @default true without `act`
   */
  readonly stays?: boolean;
  /** Whether the part that `act` opens has no tab stops. */
  readonly hasNoStops?: true;
  /** The widths of the state. @default all of {@link widths} */
  readonly widths?: readonly Width[];
}

/** A kind of user, with the pages and states to check. */
export interface Audience {
  readonly who: string;
  /** None for a visitor. */
  readonly account?: Account;
  /** The quantities in the cart, by product path. */
  readonly cart?: Readonly<Record<string, number>>;
  /** Whether the customer has an order in the history and a favourite. */
  readonly hasOrdered?: boolean;
  /** Starts a shop with this brand. @default the shop of all proofs */
  readonly brand?: 'bouwsteen';
  readonly scripts?: boolean;
  readonly pages: Readonly<Record<string, readonly PageState[]>>;
}

/** The placeholder for the id of the customer's order, in paths. */
export const placedOrder = '{order}';

/** WCAG's narrowest window, a tablet, and two widths of the desktop layout. */
export const widths: readonly Width[] = [320, 768, 960, 1440];
export const wide: readonly Width[] = [960, 1440];
export const phone: readonly Width[] = [320];

export const plain: PageState = {};
