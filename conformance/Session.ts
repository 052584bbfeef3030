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
