import type {
  WireCategory,
  WireCreatedOrder,
  WireProduct,
} from '../packages/api-client/src/schemas/index.ts';
import type { Client } from './createClient.ts';

/** What the checks find out, one after the other; a later check leans on an earlier one. */
export interface Session {
  readonly ask: Client;
  readonly user: string;
  readonly password: string;
  token?: string;
  categories?: readonly WireCategory[];
  /** A product that can be ordered, with the customer's price. */
  product?: WireProduct;
  /** How many of it reach the minimum order. */
  quantity?: number;
  order?: WireCreatedOrder;
}

/** One thing that the contract requires of one call. */
export interface Check {
  /** The call, as the specification writes it: `GET /product/detail/{category}/{product}`. */
  readonly call: string;
  /** What is required, as the end of a sentence that begins with the call. */
  readonly requires: string;
  /** What it leaves behind in the back end; such a check runs only when it is allowed. */
  readonly writes?: 'draft' | 'order' | 'mail';
  /**
   * Asks, and compares.
   *
   * @throws Failure what the back end lacks
   * @throws NotTried why it cannot be told from here
   */
  readonly run: (session: Session) => Promise<void>;
}

/** A check; one that leaves something behind names it. */
export const check = (
  call: string,
  requires: string,
  run: Check['run'],
  writes?: NonNullable<Check['writes']>,
): Check => ({ call, requires, run, ...(writes === undefined ? {} : { writes }) });
