import type {
  WireCategory,
  WireCreatedOrder,
  WireProduct,
} from '../../packages/api-client/src/schemas/index.ts';
import type { Client } from './createClient.ts';

/** The state that earlier checks hand to later ones. */
export interface Session {
  readonly send: Client;
  readonly user: string;
  readonly password: string;
  token?: string;
  categories?: readonly WireCategory[];
  /** A product that can be ordered, with the customer's price. */
  product?: WireProduct;
  quantity?: number;
  order?: WireCreatedOrder;
}

/** One requirement of one call. */
export interface Check {
  /** The call as the specification writes it: `GET /product/detail/{category}/{product}`. */
  readonly call: string;
  /** The requirement, as the end of a sentence that begins with the call. */
  readonly requires: string;
  /** Data that the check leaves in the back end. Such a check runs only with `--allow`. */
  readonly writes?: 'draft' | 'order' | 'mail';
  /**
   * Runs the check.
   *
   * @throws Failure with the deviation
   * @throws Skipped when the back end's data does not allow it, with the reason
   */
  readonly run: (session: Session) => Promise<void>;
}

export const check = (
  call: string,
  requires: string,
  run: Check['run'],
  writes?: NonNullable<Check['writes']>,
): Check => ({ call, requires, run, ...(writes === undefined ? {} : { writes }) });
